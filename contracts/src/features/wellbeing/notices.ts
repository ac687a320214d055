import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

/** What people are told of pulse checks: a manager of an alert about their team as a whole. It names nobody. */
export const wellbeingNoticeKinds = {
  manager_alerted: noticeKind(['risk'], {
    group: 'Pulse Check',
    reaches: ROLES_WITH_REPORTS,
    label: 'Alert about your team',
    sentence: ({ facts }) => `The pulse checks of your team as a whole point to a high ${facts.risk} risk.`,
    defaults: { app: true, email: true },
  }),
};
