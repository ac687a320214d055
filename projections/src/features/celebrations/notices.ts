import type { CelebrationEvent } from '@annals/contracts/features/celebrations/events';
import type { Notice, NoticesOf } from '../../engine/notice';

/** The person and the manager are told of an anniversary, the manager alone of a tier: the person was told as it was reached. */
export const celebrationNotices: NoticesOf<CelebrationEvent> = {
  WorkAnniversaryCelebrated: ({ data: { employeeId, managerId, years, day } }) => {
    const facts = { years: String(years), day };
    const own: Notice = { personId: employeeId, kind: 'work_anniversary', path: '/dashboard', facts };
    if (managerId === null) return [own];
    const told = { kind: 'work_anniversary_of_report', path: '/team', aboutId: employeeId, facts } as const;
    return [own, { personId: managerId, ...told }];
  },
  TierCelebrated: ({ data: { employeeId, managerId, tierName } }) => [
    {
      personId: managerId,
      kind: 'tier_reached_by_report',
      path: '/recognition',
      aboutId: employeeId,
      facts: { tier: tierName },
    },
  ],
};
