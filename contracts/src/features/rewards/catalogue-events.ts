import { z } from 'zod';
import { event, type EventOf } from '../../kernel/event';
import { rewardId, rewardTierId } from './ids';
import { COLOR_NAMES, ICON_NAMES } from '../recognition/constants';

const tierDescribed = {
  tierId: rewardTierId,
  name: z.string(),
  description: z.string(),
  requiredPoints: z.number().int(),
  badgeIcon: z.enum(ICON_NAMES),
  badgeColor: z.enum(COLOR_NAMES),
  benefits: z.array(z.string()),
};

export const RewardTierDefined = event('RewardTierDefined', 1, {
  category: 'rewardTier',
  description: 'A reward tier was defined.',
  data: tierDescribed,
});

export const RewardTierRevised = event('RewardTierRevised', 1, {
  category: 'rewardTier',
  description: 'A reward tier was edited; people who had reached it keep it.',
  data: tierDescribed,
});

export const RewardTierRetired = event('RewardTierRetired', 1, {
  category: 'rewardTier',
  description: 'A reward tier was retired; people who had reached it keep it.',
  data: { tierId: rewardTierId },
});

const rewardDescribed = {
  rewardId,
  name: z.string(),
  description: z.string(),
  points: z.number().int().positive(),
  minimumTierId: rewardTierId.nullable(),
};

export const RewardOffered = event('RewardOffered', 1, {
  category: 'reward',
  description: 'A reward was put on offer.',
  data: rewardDescribed,
});

export const RewardRevised = event('RewardRevised', 1, {
  category: 'reward',
  description: 'A reward was edited; what was redeemed before keeps its price.',
  data: rewardDescribed,
});

export const RewardWithdrawn = event('RewardWithdrawn', 1, {
  category: 'reward',
  description: 'A reward is not on offer any more.',
  data: { rewardId },
});

export const rewardTierEvents = [RewardTierDefined, RewardTierRevised, RewardTierRetired] as const;
export type RewardTierEvent = EventOf<(typeof rewardTierEvents)[number]>;
export const rewardEvents = [RewardOffered, RewardRevised, RewardWithdrawn] as const;
export type RewardEvent = EventOf<(typeof rewardEvents)[number]>;
