import { z } from 'zod';
import { rewardTierId } from './ids';
import {
  catalogueDescription,
  catalogueName,
  colorName,
  declineReason,
  iconName,
  wholePoints,
} from '../recognition/commands';
import { DEFAULT_COLOR, DEFAULT_ICON } from '../recognition/constants';
import { msg } from '../../kernel/text';

const MOST_BENEFITS = 12;

/** A tier as an administrator defines or revises it: always all of it. */
export const describeTier = z.strictObject({
  name: catalogueName,
  description: catalogueDescription,
  /** Of a lifetime: spending points does not cost anybody their tier. */
  requiredPoints: wholePoints(0, 1_000_000),
  badgeIcon: iconName.default(DEFAULT_ICON),
  badgeColor: colorName.default(DEFAULT_COLOR),
  benefits: z
    .array(z.string().trim().max(200, msg('Please keep each benefit below 200 characters')))
    .transform((benefits) => benefits.filter((benefit) => benefit !== ''))
    .refine((benefits) => benefits.length <= MOST_BENEFITS, {
      error: msg('Please keep to at most 12 benefits'),
    })
    .default([]),
});
export type DescribeTier = z.infer<typeof describeTier>;

/** A reward as an administrator offers or revises it: always all of it. */
export const describeReward = z.strictObject({
  name: catalogueName,
  description: catalogueDescription,
  points: wholePoints(1, 1_000_000),
  /** The tier somebody must have reached; null: everybody may have it. */
  minimumTierId: rewardTierId.nullable().default(null),
});
export type DescribeReward = z.infer<typeof describeReward>;

/** The body of `POST /api/redemptions`. */
export const redeemReward = z.strictObject({
  rewardId: z.uuid(msg('Please choose a reward')).brand<'RewardId'>(),
});

/** The body of `PATCH /api/redemptions/:redemptionId`: approve it, or refuse it with a reason; the points then come back. */
export const decideRedemption = z
  .strictObject({
    status: z.enum(['approved', 'refused'], msg('Say what becomes of it: approved or refused')),
    reason: declineReason.optional(),
  })
  .refine(({ status, reason }) => (status === 'refused') === (reason !== undefined), {
    path: ['reason'],
    error: msg('Please write why'),
  });
