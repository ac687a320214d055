import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { rewardTierId } from '../rewards/ids';
import { CELEBRATIONS } from './constants';

/** One stream per person: `celebrations-<employeeId>`. */
const category = 'celebrations';
const ofPerson = { employeeId: personId };

/** A person chose whether others are told of an occasion of theirs. */
export const CelebrationChoiceSet = event('CelebrationChoiceSet', 1, {
  category,
  description: 'A person chose whether an occasion of theirs is celebrated.',
  data: { ...ofPerson, celebration: z.enum(CELEBRATIONS), on: z.boolean() },
});

/** So many years ago today the person joined; they and their manager are told. */
export const WorkAnniversaryCelebrated = event('WorkAnniversaryCelebrated', 1, {
  category,
  description: 'A work anniversary was celebrated: the person and their manager were told.',
  data: {
    ...ofPerson,
    /** The manager of that day; null at the top. */
    managerId: personId.nullable(),
    years: z.number().int().positive(),
    day: z.iso.date(),
  },
});

/** A person reached a tier; their manager is told. The person is told of the tier itself. */
export const TierCelebrated = event('TierCelebrated', 1, {
  category,
  description: 'That a person reached a reward tier was celebrated: their manager was told.',
  data: { ...ofPerson, managerId: personId, tierId: rewardTierId, tierName: z.string() },
});

export const celebrationEvents = [CelebrationChoiceSet, WorkAnniversaryCelebrated, TierCelebrated] as const;
export type CelebrationEvent = EventOf<(typeof celebrationEvents)[number]>;
export type NewCelebrationEvent = NewEventOf<(typeof celebrationEvents)[number]>;
