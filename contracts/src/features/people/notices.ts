import { noticeKind } from '../../kernel/notice-kind';
import { ROLES, ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = 'Your place and your team';
const defaults = { app: true, email: true };

/** What people are told of their own place in the organization and of who reports to them. */
export const peopleNoticeKinds = {
  manager_assigned: noticeKind([], {
    group,
    reaches: ROLES,
    label: 'New manager',
    sentence: ({ name }) =>
      `You report to ${name} now. Planned meetings, open reviews and pain points moved along.`,
    defaults,
  }),
  report_joined: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Somebody joined your team',
    sentence: ({ name }) =>
      `${name} reports to you now. Planned meetings, open reviews and pain points moved along.`,
    defaults,
  }),
  report_moved: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Somebody moved to another team',
    sentence: ({ name }) =>
      `${name} reports to somebody else now. Planned meetings, open reviews and pain points moved along.`,
    defaults,
  }),
  report_left: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Somebody of your team left',
    sentence: ({ name }) => `${name} has left the organization.`,
    defaults,
  }),
  promoted: noticeKind(['position'], {
    group,
    reaches: ROLES,
    label: 'Promotion',
    sentence: ({ facts }) => `You were promoted to ${facts.position}.`,
    defaults,
  }),
  position_changed: noticeKind(['position'], {
    group,
    reaches: ROLES,
    label: 'New position',
    sentence: ({ facts }) => `Your position is ${facts.position} now.`,
    defaults: { app: true, email: false },
  }),
  department_changed: noticeKind(['department'], {
    group,
    reaches: ROLES,
    label: 'New department',
    sentence: ({ facts }) => `You work in ${facts.department} now.`,
    defaults: { app: true, email: false },
  }),
  planned_change_refused: noticeKind(['because'], {
    group: 'Administration',
    reaches: ['admin'],
    label: 'A change you planned could not take effect',
    sentence: ({ name, facts }) =>
      `The change of ${name} that you planned could not take effect. ${facts.because}`,
    defaults,
  }),
  role_granted: noticeKind(['role'], {
    group,
    reaches: ROLES,
    label: 'New role in Annals',
    sentence: ({ facts }) => `Your role in Annals is ${facts.role} now.`,
    defaults,
  }),
};
