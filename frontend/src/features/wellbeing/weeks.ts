import { decimal } from '@annals/contracts/kernel/text';
import type { WellbeingWeekView } from '@annals/contracts/features/wellbeing/views';
import type { ChartData } from '../../ui/charts/chart-data';
import { calendarDay } from '../../time/format';
import { chartTexts } from './texts';

/** A change smaller than this is none, in points. */
const STEADY = 0.2;

/** The weeks as a chart whose title says what they come to. */
export function chartOfWeeks(weeks: readonly WellbeingWeekView[]): ChartData {
  return {
    title: findingOf(weeks),
    labelled: chartTexts.week,
    labels: weeks.map(({ week }) => calendarDay(week)),
    series: [
      { label: chartTexts.average, values: weeks.map(({ averageWellbeing }) => averageWellbeing) },
      { label: chartTexts.overall, values: weeks.map(({ overallWellbeing }) => overallWellbeing) },
      { label: chartTexts.stress, values: weeks.map(({ stressLevel }) => stressLevel) },
    ],
    unit: chartTexts.unit,
    range: { min: 1, max: 10 },
  };
}

/** The first quarter of the weeks against the last one, so that a single week decides nothing. */
export function findingOf(weeks: readonly WellbeingWeekView[]): string {
  const some = Math.max(1, Math.floor(weeks.length / 4));
  const before = meanOf(weeks.slice(0, some));
  const after = meanOf(weeks.slice(-some));
  const [from, to] = [decimal(before), decimal(after)];
  const compared = { all: weeks.length, ends: some };
  if (Math.abs(after - before) < STEADY) return chartTexts.steady(to, compared);
  return (after > before ? chartTexts.rose : chartTexts.fell)(from, to, compared);
}

function meanOf(weeks: readonly WellbeingWeekView[]): number {
  return weeks.reduce((sum, { averageWellbeing }) => sum + averageWellbeing, 0) / weeks.length;
}
