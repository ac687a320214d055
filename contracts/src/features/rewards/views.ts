import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { redemptionId, rewardId, rewardTierId } from './ids';
import { colleague } from '../people/views';
import { COLOR_NAMES, ICON_NAMES } from '../recognition/constants';
import { role } from '../../kernel/roles';
import { REDEMPTION_STATUSES, TRANSACTION_TYPES } from './constants';

/** A row of the specification's `reward_tiers`. */
export const rewardTierRow = z.object({
  id: rewardTierId,
  name: z.string(),
  description: z.string(),
  requiredPoints: z.int(),
  badgeIcon: z.enum(ICON_NAMES),
  badgeColor: z.enum(COLOR_NAMES),
  benefits: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type RewardTierRow = z.infer<typeof rewardTierRow>;

/** A reward of the catalogue. */
export const rewardRow = z.object({
  id: rewardId,
  name: z.string(),
  description: z.string(),
  points: z.int(),
  minimumTierId: rewardTierId.nullable(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type RewardRow = z.infer<typeof rewardRow>;

export const rewardView = rewardRow.extend({ minimumTierName: z.string().nullable() });
export type RewardView = z.infer<typeof rewardView>;

/** A row of the specification's `employee_points`. */
export const employeePointsRow = z.object({
  id: personId,
  employeeId: personId,
  /** Available to redeem. */
  totalPoints: z.int(),
  /** Null until a tier is reached that asks for points. */
  currentTierId: rewardTierId.nullable(),
  lifetimePoints: z.int(),
  lastUpdated: z.iso.datetime(),
});
export type EmployeePointsRow = z.infer<typeof employeePointsRow>;

/** A row of the specification's `point_transactions`; what was spent has negative points. */
export const pointTransactionRow = z.object({
  id: z.uuid(),
  employeeId: personId,
  points: z.int(),
  transactionType: z.enum(TRANSACTION_TYPES),
  /** The recognition, the milestone or the redemption. */
  referenceId: z.uuid(),
  description: z.string(),
  issuedBy: personId.nullable(),
  createdAt: z.iso.datetime(),
});

/** A transaction with the balance after it. */
export const pointTransactionView = pointTransactionRow.extend({
  issuedByName: z.string().nullable(),
  balanceAfter: z.number(),
});
export type PointTransactionView = z.infer<typeof pointTransactionView>;

const shownTier = rewardTierRow.pick({ name: true, description: true, badgeIcon: true, badgeColor: true });

/** One's own points, as `GET /api/employee-points/mine` answers. */
export const ownPoints = z.object({
  totalPoints: z.number(),
  lifetimePoints: z.number(),
  /** For a person who has reached none: the tier that asks for no points, null when there is none either. */
  currentTier: shownTier.nullable(),
  currentTierPoints: z.number(),
  /** The next tier of the catalogue; null at the top. */
  nextTier: rewardTierRow.pick({ name: true, requiredPoints: true }).nullable(),
});
export type OwnPoints = z.infer<typeof ownPoints>;

/** One line of the leaderboard. */
export const leaderboardEntry = colleague
  .pick({ id: true, firstName: true, lastName: true, profileImageUrl: true })
  .extend({ role, totalPoints: z.number(), currentTier: shownTier.nullable() });
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

/** What became of somebody's wish for a reward. */
export const redemptionRow = z.object({
  id: redemptionId,
  employeeId: personId,
  rewardId,
  rewardName: z.string(),
  points: z.int(),
  status: z.enum(REDEMPTION_STATUSES),
  /** Who was asked to approve it; null: the administrators. */
  approverId: personId.nullable(),
  decidedBy: personId.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** When the approver was reminded of it. */
  remindedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type RedemptionRow = z.infer<typeof redemptionRow>;

export const redemptionView = redemptionRow.extend({ employee: colleague });
export type RedemptionView = z.infer<typeof redemptionView>;
