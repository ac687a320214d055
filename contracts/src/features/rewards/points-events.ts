import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { redemptionId, rewardId, rewardTierId } from './ids';
import { CREDIT_TYPES } from './constants';

/** One account per person: `pointsAccount-<employeeId>`. */
const category = 'pointsAccount';
const about = 'employeeId';
const ofRedemption = { employeeId: personId, redemptionId };

/** A person was credited points, once for what `referenceId` names. */
export const PointsCredited = event('PointsCredited', 1, {
  category,
  about,
  description: 'A person was credited points.',
  data: {
    employeeId: personId,
    points: z.number().int().positive(),
    transactionType: z.enum(CREDIT_TYPES),
    /** The recognition or the milestone the points are for. */
    referenceId: z.uuid(),
    description: personal(z.string()),
    /** Who approved it. */
    issuedBy: personId,
  },
});

/** A person asked for a reward; its points are reserved from now on. */
export const PointsRedeemed = event('PointsRedeemed', 1, {
  category,
  description: 'A person asked for a reward; its points are reserved until it is decided.',
  data: {
    ...ofRedemption,
    rewardId,
    rewardName: z.string(),
    points: z.number().int().positive(),
    /** Who was asked to approve it; null: the administrators. */
    approverId: personId.nullable(),
  },
});

/** The person reports to somebody else now, who is asked instead. */
export const RedemptionHandedOver = event('RedemptionHandedOver', 1, {
  category,
  description:
    'A reward asked for went to another person for approval, because the person who asked reports to another manager.',
  data: {
    ...ofRedemption,
    rewardName: z.string(),
    points: z.number().int().positive(),
    approverId: personId,
  },
});

/** The approver was reminded, once, of a reward that was asked for. */
export const RedemptionReminderSent = event('RedemptionReminderSent', 1, {
  category,
  description: 'The approver was reminded of a reward that was asked for.',
  data: { ...ofRedemption, rewardName: z.string(), approverId: personId },
});

export const RedemptionApproved = event('RedemptionApproved', 1, {
  category,
  description: 'The person gets the reward they asked for.',
  data: { ...ofRedemption, rewardName: z.string(), approvedBy: personId },
});

export const RedemptionRefused = event('RedemptionRefused', 1, {
  category,
  about,
  description: 'The person does not get the reward they asked for, and why.',
  data: { ...ofRedemption, rewardName: z.string(), refusedBy: personId, reason: personal(z.string()) },
});

/** The points of a refused redemption are available again. */
export const PointsRefunded = event('PointsRefunded', 1, {
  category,
  description: 'The points reserved for a reward came back.',
  data: { ...ofRedemption, rewardName: z.string(), points: z.number().int().positive(), issuedBy: personId },
});

/** The points of a lifetime reached a tier. */
export const TierReached = event('TierReached', 1, {
  category,
  description: 'A person reached a reward tier.',
  data: {
    employeeId: personId,
    tierId: rewardTierId,
    tierName: z.string(),
    /** What the tier asked for at that time. */
    requiredPoints: z.number().int(),
  },
});

export const pointsAccountEvents = [
  PointsCredited,
  PointsRedeemed,
  RedemptionHandedOver,
  RedemptionReminderSent,
  RedemptionApproved,
  RedemptionRefused,
  PointsRefunded,
  TierReached,
] as const;
export type PointsAccountEvent = EventOf<(typeof pointsAccountEvents)[number]>;
export type NewPointsAccountEvent = NewEventOf<(typeof pointsAccountEvents)[number]>;
