import type { InsightEvent } from '@annals/contracts/features/insights/events';
import type { InsightRuleEvent } from '@annals/contracts/features/insights/rule-events';
import { ruleLabel } from '@annals/contracts/features/insights/rules';
import { readable } from '@annals/contracts/kernel/erased';
import { t } from '@annals/contracts/kernel/text';
import { sentences } from '../../platform/commands/sentences';
import { retold } from './words';

export const insightSentences = sentences<InsightEvent | InsightRuleEvent>({
  InsightGenerated: ({ data }, nameOf) =>
    t('found “{title}” for {targetUser}.', {
      title: retold(readable(data.title)),
      targetUser: nameOf(data.targetUserId),
    }),
  InsightRead: () => t('read the insight.'),
  InsightActionTaken: () => t('acted on the insight.'),
  InsightContested: () => t('called the insight not helpful.'),
  InsightExpired: ({ data }) =>
    data.because === 'no-longer-holds'
      ? t('ended the insight, because it no longer holds.')
      : data.because === 'replaced'
        ? t('replaced the insight by a newer one.')
        : t('let the insight run out.'),
  InsightThresholdsSet: ({ data }) => t('set the thresholds of “{rule}”.', { rule: ruleLabel(data.rule) }),
});
