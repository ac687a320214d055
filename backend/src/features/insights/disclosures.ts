import type { InsightEvent } from '@annals/contracts/features/insights/events';
import { disclosures, type LeftOut } from '../../platform/commands/disclosures';

/** What ALEX finds for somebody out of figures of their own; everything else it finds is about others. */
const OF_ONESELF: ReadonlySet<string> = new Set([
  'meeting-overload',
  'falling-wellbeing',
  'stress-without-meetings',
  'unused-time-off',
]);

/** The words of an insight of which only the facts are given. */
const speaksOfOthers: LeftOut = ({ record }) =>
  (record as readonly InsightEvent[]).some(
    (event) =>
      event.type === 'InsightGenerated' &&
      (event.data.targetTeamId !== undefined || !OF_ONESELF.has(event.data.rule.name)),
  )
    ? 'about others'
    : undefined;

export const insightDisclosures = disclosures<InsightEvent>({
  InsightGenerated: { words: 'theirs', isForThemAlone: true, factsBecause: speaksOfOthers },
  InsightContested: { words: 'theirs', isForThemAlone: true },
  InsightReworded: { words: 'theirs', isForThemAlone: true, factsBecause: speaksOfOthers },
});
