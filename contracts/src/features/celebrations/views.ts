import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { rewardTierId } from '../rewards/ids';
import { CELEBRATIONS } from './constants';

/** What is celebrated of a person, and what was last; the tier is the one reached last. */
export const celebrationsRow = z.object({
  /** The person's id. */
  id: personId,
  off: z.array(z.enum(CELEBRATIONS)),
  lastAnniversary: z.iso.date().nullable(),
  tierId: rewardTierId.nullable(),
  tierName: z.string().nullable(),
  tierReachedAt: z.iso.datetime().nullable(),
  tierCelebrated: rewardTierId.nullable(),
});
export type CelebrationsRow = z.infer<typeof celebrationsRow>;

/** An occasion, and whether others are told of it. */
export const celebrationChoice = z.object({ celebration: z.enum(CELEBRATIONS), on: z.boolean() });
export type CelebrationChoice = z.infer<typeof celebrationChoice>;
