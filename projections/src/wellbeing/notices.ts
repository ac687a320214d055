import type { ManagerAlertEvent } from '@annals/contracts/wellbeing/alert-events';
import type { Notices } from '../notifications/notice';

/** The manager is told of an alert about their team; it names nobody. */
export const wellbeingNotices: Notices<ManagerAlertEvent> = {
  ManagerAlerted: ({ data }) => [
    { personId: data.managerId, kind: 'manager_alerted', path: '/wellbeing', facts: { risk: data.kind } },
  ],
};
