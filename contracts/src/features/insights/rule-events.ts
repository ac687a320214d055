import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';

/** An administrator set what a rule compares with; the reason is in the event's metadata. */
export const InsightThresholdsSet = event('InsightThresholdsSet', 1, {
  category: 'insightRule',
  description: 'An administrator set the thresholds of a rule by which ALEX finds insights.',
  data: { rule: z.string(), thresholds: z.record(z.string(), z.number()) },
});

export const insightRuleEvents = [InsightThresholdsSet] as const;
export type InsightRuleEvent = EventOf<(typeof insightRuleEvents)[number]>;
export type NewInsightRuleEvent = NewEventOf<(typeof insightRuleEvents)[number]>;
