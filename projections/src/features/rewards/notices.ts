import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import type { Notice, NoticesOf } from '../../engine/notice';

const path = '/recognition?tab=points';

/** The approver is asked; the person learns what was decided, and that they reached a tier. */
export const rewardNotices: NoticesOf<PointsAccountEvent> = {
  PointsRedeemed: ({ data }) => asked(data),
  RedemptionHandedOver: ({ data }) => asked(data),
  RedemptionReminderSent: ({ data }) => [
    {
      personId: data.approverId,
      kind: 'redemption_waiting',
      path,
      aboutId: data.employeeId,
      facts: { reward: data.rewardName },
    },
  ],
  RedemptionApproved: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'redemption_approved',
      path,
      aboutId: data.approvedBy,
      facts: { reward: data.rewardName },
    },
  ],
  RedemptionRefused: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'redemption_refused',
      path,
      aboutId: data.refusedBy,
      facts: { reward: data.rewardName, reason: readable(data.reason) },
    },
  ],
  TierReached: ({ data }) => [
    { personId: data.employeeId, kind: 'tier_reached', path, facts: { tier: data.tierName } },
  ],
};

function asked({
  approverId,
  employeeId,
  rewardName,
  points,
}: {
  approverId: PersonId | null;
  employeeId: PersonId;
  rewardName: string;
  points: number;
}): Notice[] {
  if (approverId === null) return [];
  const facts = { reward: rewardName, points: String(points) };
  return [{ personId: approverId, kind: 'redemption_requested', path, aboutId: employeeId, facts }];
}
