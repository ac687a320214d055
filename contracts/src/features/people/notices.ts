import { noticeKind } from '../../kernel/notice-kind';
import { ROLES, ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Your place and your team');
const defaults = { app: true, email: true };

/** What people are told of their own place in the organization and of who reports to them. */
export const peopleNoticeKinds = {
  manager_assigned: noticeKind([], {
    group,
    reaches: ROLES,
    label: msg('New manager'),
    sentence: ({ name }) =>
      t('You report to {name} now. Planned meetings, open reviews and pain points moved along.', { name }),
    defaults,
  }),
  report_joined: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Somebody joined your team'),
    sentence: ({ name }) =>
      t('{name} reports to you now. Planned meetings, open reviews and pain points moved along.', { name }),
    defaults,
  }),
  report_moved: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Somebody moved to another team'),
    sentence: ({ name }) =>
      t('{name} reports to somebody else now. Planned meetings, open reviews and pain points moved along.', {
        name,
      }),
    defaults,
  }),
  report_left: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Somebody of your team left'),
    sentence: ({ name }) => t('{name} has left the organization.', { name }),
    defaults,
  }),
  promoted: noticeKind(['position'], {
    group,
    reaches: ROLES,
    label: msg('Promotion'),
    sentence: ({ facts }) => t('You were promoted to {position}.', { position: facts.position }),
    defaults,
  }),
  position_changed: noticeKind(['position'], {
    group,
    reaches: ROLES,
    label: msg('New position'),
    sentence: ({ facts }) => t('Your position is {position} now.', { position: facts.position }),
    defaults: { app: true, email: false },
  }),
  department_changed: noticeKind(['department'], {
    group,
    reaches: ROLES,
    label: msg('New department'),
    sentence: ({ facts }) => t('You work in {department} now.', { department: facts.department }),
    defaults: { app: true, email: false },
  }),
  planned_change_refused: noticeKind(['because'], {
    group: msg('Administration'),
    reaches: ['admin'],
    label: msg('A change you planned could not take effect'),
    sentence: ({ name, facts }) =>
      t('The change of {name} that you planned could not take effect. {because}', {
        name,
        because: t(facts.because),
      }),
    defaults,
  }),
  role_granted: noticeKind(['role'], {
    group,
    reaches: ROLES,
    label: msg('New role in Annals'),
    sentence: ({ facts }) => t('Your role in Annals is {role} now.', { role: t(facts.role) }),
    defaults,
  }),
};
