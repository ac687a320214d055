import { t, translated } from '@annals/contracts/kernel/text';
import type { TimelineMonth } from '@annals/contracts/features/performance/views';
import type { ChartData } from '../../../ui/charts/chart-data';
import { monthLabel } from '../../../time/format';
import { analyticsTexts as words } from '../texts';

const FEWEST_MONTHS = 6;
const KINDS = ['feedback', 'goals', 'achievements', 'milestones'] as const;
const KIND_LABELS: Readonly<Record<(typeof KINDS)[number], string>> = translated({
  feedback: 'Feedback',
  goals: 'Goals',
  achievements: 'Achievements',
  milestones: 'Milestones',
});

/** How many entries of which kind each month had. */
export function activityChart(all: readonly TimelineMonth[]): ChartData {
  const months = sinceTheFirst(all);
  return {
    title: activityFinding(months),
    labelled: words.month,
    labels: months.map(({ month }) => monthLabel(month)),
    unit: words.entriesUnit,
    series: KINDS.map((kind) => ({ label: KIND_LABELS[kind], values: months.map((month) => month[kind]) })),
  };
}

/** How many goals were set and reached each month. */
export function goalsChart(all: readonly TimelineMonth[]): ChartData {
  const months = sinceTheFirst(all);
  return {
    title: goalsFinding(months),
    labelled: words.month,
    labels: months.map(({ month }) => monthLabel(month)),
    unit: words.goalsUnit,
    series: [
      { label: words.set, values: months.map(({ goals }) => goals) },
      { label: words.goalsReached, values: months.map(({ goalsReached }) => goalsReached) },
    ],
  };
}

/** The months from the first one with an entry on, and at least half a year. */
function sinceTheFirst(months: readonly TimelineMonth[]): readonly TimelineMonth[] {
  const first = months.findIndex((month) => entriesIn(month) > 0);
  const from = first === -1 ? months.length : first;
  return months.slice(Math.max(0, Math.min(from, months.length - FEWEST_MONTHS)));
}

function entriesIn(month: TimelineMonth): number {
  return KINDS.reduce((sum, kind) => sum + month[kind], 0);
}

function activityFinding(months: readonly TimelineMonth[]): string {
  const most = months.reduce((one, other) => (entriesIn(other) > entriesIn(one) ? other : one));
  if (entriesIn(most) === 0) return t('No entries in the last {months} months', { months: months.length });
  const all = months.reduce((sum, month) => sum + entriesIn(month), 0);
  return t('{all, plural, one {# entry} other {# entries}} in {months} months, most in {month}', {
    all,
    months: months.length,
    month: monthLabel(most.month),
  });
}

function goalsFinding(months: readonly TimelineMonth[]): string {
  const sum = (of: (month: TimelineMonth) => number) => months.reduce((all, month) => all + of(month), 0);
  const [set, reached] = [sum(({ goals }) => goals), sum(({ goalsReached }) => goalsReached)];
  if (set === 0 && reached === 0) return t('No goals in the last {months} months', { months: months.length });
  return t('{reached, plural, one {# goal} other {# goals}} reached in {months} months, {set} set', {
    reached,
    months: months.length,
    set,
  });
}
