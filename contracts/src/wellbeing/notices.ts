import { noticeKind } from '../notifications/notice-kind';

/** What people are told of pulse checks: a manager of an alert about their team as a whole. It names nobody. */
export const wellbeingNoticeKinds = {
  manager_alerted: noticeKind(['risk'], {
    group: 'Pulse Check',
    label: 'Alert about your team',
    sentence: ({ facts }) => `The pulse checks of your team as a whole point to a high ${facts.risk} risk.`,
    defaults: { app: true, email: true },
  }),
};
