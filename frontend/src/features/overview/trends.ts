import type { TrendMonth } from '@annals/contracts/features/dashboard/views';
import type { ChartData } from '../../ui/charts/chart-data';
import { monthLabel } from '../../time/format';
import { trendTexts } from './texts';

/** Ratings and wellbeing of the months, as means. */
export function trendsChart(months: readonly TrendMonth[]): ChartData {
  return {
    title: finding(months),
    labelled: trendTexts.month,
    labels: months.map(({ month }) => monthLabel(month)),
    unit: trendTexts.scores,
    series: [
      { label: trendTexts.rating, values: months.map(({ rating }) => rating) },
      { label: trendTexts.wellbeing, values: months.map(({ wellbeing }) => wellbeing) },
    ],
    range: { min: 0, max: 10 },
  };
}

/** The goals reached in the same months, which are a count. */
export function goalsChart(months: readonly TrendMonth[]): ChartData {
  return {
    title: trendTexts.goals,
    labelled: trendTexts.month,
    labels: months.map(({ month }) => monthLabel(month)),
    unit: trendTexts.goalsUnit,
    series: [
      {
        label: trendTexts.goals,
        values: months.map(({ goalsReached }) => goalsReached),
        unit: trendTexts.goalsUnit,
      },
    ],
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
