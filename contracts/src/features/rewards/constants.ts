export const TRANSACTION_TYPES = ['recognition', 'milestone', 'redemption', 'refund'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What can bring somebody points. */
export const CREDIT_TYPES = ['recognition', 'milestone'] as const;
export type CreditType = (typeof CREDIT_TYPES)[number];

export const REDEMPTION_STATUSES = ['pending', 'approved', 'refused'] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** How many people the leaderboard shows. */
export const LEADERBOARD_SIZE = 10;

/** The tier shown to somebody who has not reached any. */
export const DEFAULT_TIER_NAME = 'Bronze';
