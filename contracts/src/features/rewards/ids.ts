import { z } from 'zod';

export const rewardTierId = z.uuid().brand<'RewardTierId'>();
export type RewardTierId = z.infer<typeof rewardTierId>;

export const rewardId = z.uuid().brand<'RewardId'>();
export type RewardId = z.infer<typeof rewardId>;

export const redemptionId = z.uuid().brand<'RedemptionId'>();
export type RedemptionId = z.infer<typeof redemptionId>;
