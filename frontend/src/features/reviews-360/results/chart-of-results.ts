import { withinSentence } from '@annals/contracts/kernel/text';
import {
  COMPETENCIES,
  COMPETENCY_LABELS,
  REVIEWER_TYPE_LABELS,
  SCORE_360,
} from '@annals/contracts/features/reviews-360/constants';
import type { Review360Group } from '@annals/contracts/features/reviews-360/views';
import type { ChartData } from '../../../ui/charts/chart-data';
import { resultsTexts as texts } from './texts';

/** A ring for each kind of reviewer that is shown. The title says what others see as strongest and weakest. */
export function chartOfResults(groups: readonly Review360Group[]): ChartData {
  return {
    title: finding(groups.filter(({ reviewerType }) => reviewerType !== 'self')),
    labelled: texts.competency,
    labels: COMPETENCIES.map((competency) => COMPETENCY_LABELS[competency]),
    series: groups.map(({ reviewerType, scores }) => ({
      label: REVIEWER_TYPE_LABELS[reviewerType],
      values: COMPETENCIES.map((competency) => scores[competency]),
    })),
    unit: texts.unit,
    range: { min: 0, max: SCORE_360.maximum },
  };
}

function finding(others: readonly Review360Group[]): string {
  if (others.length === 0) return texts.chartOwnFinding;
  const averages = COMPETENCIES.map((competency) => ({
    label: withinSentence(COMPETENCY_LABELS[competency]),
    average: others.reduce((sum, { scores }) => sum + scores[competency], 0) / others.length,
  })).sort((one, other) => other.average - one.average);
  const best = averages[0];
  const worst = averages.at(-1);
  if (!best || !worst || best.average === worst.average) return texts.chartFinding('', '');
  return texts.chartFinding(best.label, worst.label);
}
