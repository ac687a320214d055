import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { insightId } from './ids';
import { personId } from '../../kernel/ids';
import { wordingId } from '../language-model/ids';
import { INSIGHT_ENDS, INSIGHT_PRIORITIES, INSIGHT_TYPES } from './constants';
import { evidence, insightChart, insightRule } from './evidence';

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
    chart: personal(insightChart.optional()),
    rule: insightRule,
    /** The events it rests on, for those who read the log; the words about them are in the evidence. Absent from the first ones. */
    eventIds: z.array(z.uuid()).optional(),
    /** What it is about: the same rule finds the same for the same person only once. Absent from the first ones. */
    key: z.string().optional(),
    /** Where the action it asks for is taken: an address in the app. */
    actionPath: z.string().startsWith('/').optional(),
    expiresAt: z.iso.datetime(),
  },
});

/** A language model put it into other words; the rule's own stay in `InsightGenerated`. */
export const InsightReworded = event('InsightReworded', 1, {
  category,
  about: 'targetUserId',
  description: 'A language model put an insight into other words, which were checked against its figures.',
  data: {
    ...ofInsight,
    wordingId,
    model: z.string(),
    title: personal(z.string()),
    description: personal(z.string()),
  },
});

/** The person read it. */
export const InsightRead = event('InsightRead', 1, {
  category,
  description: 'A person read an insight.',
  data: ofInsight,
});

/** The person did what it asks for. Older logs also record it when they only opened the place for it. */
export const InsightActionTaken = event('InsightActionTaken', 1, {
  category,
  description: 'A person acted on an insight.',
  data: ofInsight,
});

/** Its person said that it did not help: the rule becomes quieter for them. */
export const InsightContested = event('InsightContested', 1, {
  category,
  about: 'targetUserId',
  description: 'A person called an insight not helpful; its rule is quiet for them for a while.',
  data: { ...ofInsight, rule: z.string(), comment: personal(z.string().optional()) },
});

/** It is shown no more: its time is over, it no longer holds, or a newer one took its place. */
export const InsightExpired = event('InsightExpired', 1, {
  category,
  description: 'An insight ended: its time is over, it no longer holds, or a newer one took its place.',
  data: {
    ...ofInsight,
    /** Absent: its time was over. */
    because: z.enum(INSIGHT_ENDS).optional(),
    replacedBy: insightId.optional(),
  },
});

export const insightEvents = [
  InsightGenerated,
  InsightReworded,
  InsightRead,
  InsightActionTaken,
  InsightContested,
  InsightExpired,
] as const;
export type InsightEvent = EventOf<(typeof insightEvents)[number]>;
export type NewInsightEvent = NewEventOf<(typeof insightEvents)[number]>;
