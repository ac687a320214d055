import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../kernel/event';
import { insightId, personId } from '../kernel/ids';
import { INSIGHT_PRIORITIES, INSIGHT_TYPES } from './constants';
import { evidence, insightRule } from './evidence';

const ofInsight = { insightId, targetUserId: personId };
const category = 'insight';

/** ALEX found something that is worth a person's attention. */
export const InsightGenerated = event('InsightGenerated', 1, {
  category,
  about: 'targetUserId',
  description: 'ALEX found something worth a person’s attention, by a rule and from figures.',
  data: {
    ...ofInsight,
    /** The manager whose team it is about, when it is about a team. */
    targetTeamId: personId.optional(),
    type: z.enum(INSIGHT_TYPES),
    title: personal(z.string()),
    description: personal(z.string()),
    priority: z.enum(INSIGHT_PRIORITIES),
    evidence: personal(z.array(evidence)),
    rule: insightRule,
    /** Where the action it asks for is taken: an address in the app. */
    actionPath: z.string().startsWith('/').optional(),
    expiresAt: z.iso.datetime(),
  },
});

/** The person read it. */
export const InsightRead = event('InsightRead', 1, {
  category,
  description: 'A person read an insight.',
  data: ofInsight,
});

/** The person went to do what it asks for. */
export const InsightActionTaken = event('InsightActionTaken', 1, {
  category,
  description: 'A person acted on an insight.',
  data: ofInsight,
});

/** Its time is over: it is shown no more. */
export const InsightExpired = event('InsightExpired', 1, {
  category,
  description: 'The time of an insight is over.',
  data: ofInsight,
});

export const insightEvents = [InsightGenerated, InsightRead, InsightActionTaken, InsightExpired] as const;
export type InsightEvent = EventOf<(typeof insightEvents)[number]>;
export type NewInsightEvent = NewEventOf<(typeof insightEvents)[number]>;
