import type { InsightRuleEvent } from '@annals/contracts/features/insights/rule-events';
import { projection } from '../../engine/projection';

export interface InsightRuleRow {
  /** The rule's name. */
  readonly id: string;
  readonly thresholds: Readonly<Record<string, number>>;
  readonly setAt: string;
  readonly setBy: string;
  readonly reason: string | null;
}

/** What was last set for each rule; a rule nobody has changed has no row. */
export const insightRules = projection<InsightRuleRow, InsightRuleEvent>({
  name: 'insight_rules',
  version: 1,
  columns: { id: 'text', thresholds: 'jsonb', setAt: 'timestamptz', setBy: 'text', reason: 'text?' },
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
