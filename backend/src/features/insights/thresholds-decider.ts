import {
  InsightThresholdsSet,
  type InsightRuleEvent,
  type NewInsightRuleEvent,
} from '@annals/contracts/features/insights/rule-events';
import {
  isRuleName,
  thresholdFields,
  thresholdsInForce,
  type RuleName,
} from '@annals/contracts/features/insights/rules';
import { decider } from '../../platform/commands/decider';
import { ThresholdsOutOfLimits } from './errors';

type Held = Readonly<Record<string, number>> | null;
export interface SetThresholds {
  readonly type: 'SetThresholds';
  readonly rule: RuleName;
  readonly thresholds: Readonly<Record<string, number>>;
}

/** What a rule compares with: a stream for each rule. */
export const insightRuleThresholds = decider<Held, SetThresholds, InsightRuleEvent, NewInsightRuleEvent>({
  category: 'insightRule',
  initial: null,
  evolve: {
    InsightThresholdsSet: (held, { data }) => (isRuleName(data.rule) ? data.thresholds : held),
  },
  decide: {
    SetThresholds({ rule, thresholds }, held) {
      const checked = thresholdFields(rule).safeParse(thresholds);
      if (!checked.success)
        throw new ThresholdsOutOfLimits(checked.error.issues.map(({ message }) => message).join('. '));
      const before: Readonly<Record<string, number>> = thresholdsInForce(new Map([[rule, held ?? {}]]))[rule];
      const same = Object.entries(checked.data).every(([name, value]) => before[name] === value);
      return same ? [] : [InsightThresholdsSet.of({ rule, thresholds: checked.data })];
    },
  },
});
