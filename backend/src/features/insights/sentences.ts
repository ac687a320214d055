import type { InsightEvent } from '@annals/contracts/features/insights/events';
import type { InsightRuleEvent } from '@annals/contracts/features/insights/rule-events';
import { ruleLabel } from '@annals/contracts/features/insights/rules';
import { readable } from '@annals/contracts/kernel/erased';
import { sentences } from '../../platform/commands/sentences';

export const insightSentences = sentences<InsightEvent | InsightRuleEvent>({
  InsightGenerated: ({ data }, nameOf) => `found “${readable(data.title)}” for ${nameOf(data.targetUserId)}.`,
  InsightRead: () => 'read the insight.',
  InsightActionTaken: () => 'acted on the insight.',
  InsightContested: () => 'called the insight not helpful.',
  InsightExpired: ({ data }) =>
    data.because === 'no-longer-holds'
      ? 'ended the insight, because it no longer holds.'
      : data.because === 'replaced'
        ? 'replaced the insight by a newer one.'
        : 'let the insight run out.',
  InsightThresholdsSet: ({ data }) => `set the thresholds of “${ruleLabel(data.rule)}”.`,
});
