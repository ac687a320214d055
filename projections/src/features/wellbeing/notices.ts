import type { ManagerAlertEvent } from '@annals/contracts/features/wellbeing/alert-events';
import type { NoticesOf } from '../../engine/notice';

/** The manager is told of an alert about their team; it names nobody. */
export const wellbeingNotices: NoticesOf<ManagerAlertEvent> = {
  ManagerAlerted: ({ data }) => [
    { personId: data.managerId, kind: 'manager_alerted', path: '/wellbeing', facts: { risk: data.kind } },
  ],
};
