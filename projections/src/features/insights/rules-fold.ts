import type { InsightRuleEvent } from '@annals/contracts/features/insights/rule-events';
import { z } from 'zod';
import { projection } from '../../engine/projection';

export const insightRuleRow = z.object({
  /** The rule's name. */
  id: z.string(),
  thresholds: z.record(z.string(), z.number()),
  setAt: z.iso.datetime(),
  setBy: z.string(),
  reason: z.string().nullable(),
});
export type InsightRuleRow = z.infer<typeof insightRuleRow>;

/** What was last set for each rule; a rule nobody has changed has no row. */
export const insightRules = projection<InsightRuleRow, InsightRuleEvent>({
  name: 'insight_rules',
  version: 1,
  row: insightRuleRow,
  indexes: {},
  tags: ['Insights'],
  concerns: () => [],
  key: ({ data }) => data.rule,
  evolve: {
    InsightThresholdsSet: (_, { data, metadata }) => ({
      id: data.rule,
      thresholds: data.thresholds,
      setAt: metadata.occurredAt,
      setBy: metadata.actorId,
      reason: metadata.reason ?? null,
    }),
  },
});
