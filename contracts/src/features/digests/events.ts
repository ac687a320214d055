import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { isoWeek } from './week';
import { DIGEST_ITEM_NAMES } from './items';

/** A person was given the summary of their week; one stream per person. */
export const WeeklyDigestPrepared = event('WeeklyDigestPrepared', 1, {
  category: 'weeklyDigest',
  description: 'A person was told, once a week, what waits for them, what is ahead and what happened.',
  data: {
    employeeId: personId,
    week: isoWeek,
    /** Figures alone, none of them zero. */
    items: z.array(z.object({ item: z.enum(DIGEST_ITEM_NAMES), count: z.number().int().positive() })).min(1),
  },
});

export const digestEvents = [WeeklyDigestPrepared] as const;
export type DigestEvent = EventOf<(typeof digestEvents)[number]>;
export type NewDigestEvent = NewEventOf<(typeof digestEvents)[number]>;
