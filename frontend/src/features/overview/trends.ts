import type { TrendMonth } from '@annals/contracts/features/dashboard/views';
import type { ChartData } from '../../ui/charts/chart-data';
import { monthLabel } from '../../time/format';
import { trendTexts } from './texts';

/** The months as a chart: ratings and wellbeing as means, goals as a count on an axis of its own. */
export function trendsChart(months: readonly TrendMonth[]): ChartData {
  return {
    title: finding(months),
    labelled: trendTexts.month,
    labels: months.map(({ month }) => monthLabel(month)),
    unit: trendTexts.scores,
    series: [
      { label: trendTexts.rating, values: months.map(({ rating }) => rating) },
      { label: trendTexts.wellbeing, values: months.map(({ wellbeing }) => wellbeing) },
      {
        label: trendTexts.goals,
        values: months.map(({ goalsReached }) => goalsReached),
        unit: trendTexts.goalsUnit,
        onSecondAxis: true,
      },
    ],
    range: { min: 0, max: 10 },
  };
}

/** What the months say about wellbeing, in a sentence; a change of less than half a point is none. */
export function finding(months: readonly TrendMonth[]): string {
  const answered = months.flatMap(({ wellbeing }) => (wellbeing === null ? [] : [wellbeing]));
  const [first, last] = [answered.at(0), answered.at(-1)];
  if (first === undefined || last === undefined || answered.length < 2) return trendTexts.tooFew;
  const change = Math.round((last - first) * 10) / 10;
  if (Math.abs(change) < 0.5) return trendTexts.steady(last);
  return change > 0 ? trendTexts.risen(first, last) : trendTexts.fallen(first, last);
}
