import { noticeKind } from '../notifications/notice-kind';
import { ROLES, ROLES_WITH_REPORTS } from '../roles';

const group = 'Your place and your team';
const defaults = { app: true, email: true };

/** What people are told of their own place in the organisation and of who reports to them. */
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
    sentence: ({ name }) => `${name} has left the organisation.`,
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
  role_granted: noticeKind(['role'], {
    group,
    reaches: ROLES,
    label: 'New role in Annals',
    sentence: ({ facts }) => `Your role in Annals is ${facts.role} now.`,
    defaults,
  }),
};
