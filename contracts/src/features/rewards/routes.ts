import { z } from 'zod';
import { redemptionId, rewardId, rewardTierId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { decideRedemption, describeReward, describeTier, redeemReward } from './commands';
import {
  leaderboardEntry,
  ownPoints,
  pointTransactionView,
  redemptionView,
  rewardTierRow,
  rewardView,
} from './views';

const ofTier = z.strictObject({ tierId: rewardTierId });
const ofReward = z.strictObject({ rewardId });
const ofRedemption = z.strictObject({ redemptionId });
const tags = ['Points'] as const;
const catalogues = ['RecognitionCatalogues'] as const;
const run = 'recognition:run-catalogues';
const see = 'rewards:see';

export const rewardRoutes = {
  ownPoints: query('GET /api/employee-points/mine', {
    summary: 'The caller’s points and tier',
    may: see,
    answer: ownPoints,
    tags: ['Points', 'RecognitionCatalogues'],
    reads: ['employee_points', 'reward_tiers'],
  }),
  transactions: query('GET /api/points/transactions', {
    summary:
      'What brought the caller points and what they were spent on, newest first, with the balance after each',
    may: see,
    query: pageQuery,
    answer: z.array(pointTransactionView),
    paged: true,
    tags,
    reads: ['point_transactions', 'people'],
  }),
  leaderboard: query('GET /api/points/leaderboard', {
    summary: 'The ten people with the most points',
    may: see,
    answer: z.array(leaderboardEntry),
    tags,
    reads: ['employee_points', 'reward_tiers', 'people'],
  }),
  listTiers: query('GET /api/reward-tiers', {
    summary: 'The reward tiers, from the lowest',
    may: see,
    answer: z.array(rewardTierRow),
    tags: catalogues,
    reads: ['reward_tiers'],
  }),
  defineTier: command('POST /api/reward-tiers', {
    summary: 'Define a reward tier',
    may: run,
    body: describeTier,
    changes: catalogues,
    status: 201,
  }),
  reviseTier: command('PATCH /api/reward-tiers/:tierId', {
    summary: 'Edit a tier; people who had reached it keep it',
    may: run,
    params: ofTier,
    body: describeTier,
    changes: catalogues,
  }),
  retireTier: command('POST /api/reward-tiers/:tierId/retire', {
    summary: 'Take a tier out of use',
    may: run,
    params: ofTier,
    changes: catalogues,
  }),
  listRewards: query('GET /api/rewards', {
    summary: 'The rewards, the cheapest first; those withdrawn last',
    may: see,
    answer: z.array(rewardView),
    tags: catalogues,
    reads: ['rewards', 'reward_tiers'],
  }),
  offerReward: command('POST /api/rewards', {
    summary: 'Put a reward on offer',
    may: run,
    body: describeReward,
    changes: catalogues,
    status: 201,
  }),
  reviseReward: command('PATCH /api/rewards/:rewardId', {
    summary: 'Edit a reward; what was redeemed before keeps its price',
    may: run,
    params: ofReward,
    body: describeReward,
    changes: catalogues,
  }),
  withdrawReward: command('POST /api/rewards/:rewardId/withdraw', {
    summary: 'Take a reward off the offer',
    may: run,
    params: ofReward,
    changes: catalogues,
  }),
  redeem: command('POST /api/redemptions', {
    summary: 'Ask for a reward; its points are reserved at once',
    may: 'rewards:redeem',
    body: redeemReward,
    changes: tags,
    status: 201,
  }),
  ownRedemptions: query('GET /api/redemptions/mine', {
    summary: 'The rewards the caller asked for, newest first',
    may: see,
    query: pageQuery,
    answer: z.array(redemptionView),
    paged: true,
    tags,
    reads: ['redemptions', 'people'],
  }),
  waitingRedemptions: query('GET /api/redemptions/waiting', {
    summary: 'The rewards asked for that the caller may approve, oldest first',
    may: 'rewards:decide',
    query: pageQuery,
    answer: z.array(redemptionView),
    paged: true,
    tags,
    reads: ['redemptions', 'people'],
  }),
  decideRedemption: command('PATCH /api/redemptions/:redemptionId', {
    summary: 'Approve or refuse a redemption: the person’s manager or an administrator',
    may: 'rewards:decide',
    params: ofRedemption,
    body: decideRedemption,
    changes: tags,
  }),
};
