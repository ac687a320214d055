import { decimal } from '@annals/contracts/kernel/text';
import type { OrganizationMonth } from '@annals/contracts/features/organization/views';
import type { ChartData } from '../../ui/charts/chart-data';
import { monthLabel } from '../../time/format';
import { texts } from './texts';

type Months = readonly OrganizationMonth[];

const sum = (months: Months, of: (month: OrganizationMonth) => number) =>
  months.reduce((total, month) => total + of(month), 0);
const newest = (values: readonly (number | null)[]) => values.findLast((value) => value !== null) ?? null;
const shown = (figure: number | null) => (figure === null ? texts.none : decimal(figure));
const base = (months: Months) => ({
  labelled: texts.month,
  labels: months.map(({ month }) => monthLabel(month)),
});

/** How many people there were at the end of each month. */
export function headcountChart(months: Months): ChartData {
  const values = months.map(({ headcount }) => headcount);
  const [from = 0, to = 0] = [values.at(0), values.at(-1)];
  const title = to > from ? texts.grew(from, to) : to < from ? texts.shrank(from, to) : texts.unchanged(to);
  return { ...base(months), title, unit: texts.people, series: [{ label: texts.headcountLine, values }] };
}

/** Who came and who left, month by month. */
export function movementChart(months: Months): ChartData {
  return {
    ...base(months),
    title: texts.movement(
      sum(months, ({ hires }) => hires),
      sum(months, ({ departures }) => departures),
    ),
    unit: texts.peopleUnit,
    series: [
      { label: texts.joined, values: months.map(({ hires }) => hires) },
      { label: texts.left, values: months.map(({ departures }) => departures) },
    ],
  };
}

/** Wellbeing and ratings, on their own scales. */
export function meansChart(months: Months): ChartData {
  const wellbeing = months.map((month) => month.wellbeing);
  const rating = months.map((month) => month.rating);
  const [well, rated] = [newest(wellbeing), newest(rating)];
  return {
    ...base(months),
    title: well === null && rated === null ? texts.noMeans : texts.meansFinding(shown(well), shown(rated)),
    unit: texts.score,
    range: { min: 0, max: 10 },
    series: [
      { label: texts.wellbeingLine, values: wellbeing },
      { label: texts.ratingLine, values: rating },
    ],
  };
}

/** How much was reviewed and recognised. */
export function workChart(months: Months): ChartData {
  return {
    ...base(months),
    title: texts.workFinding(
      sum(months, ({ reviewsCompleted }) => reviewsCompleted),
      sum(months, ({ recognitions }) => recognitions),
    ),
    unit: texts.count,
    series: [
      { label: texts.reviewsLine, values: months.map(({ reviewsCompleted }) => reviewsCompleted) },
      { label: texts.recognitionsLine, values: months.map(({ recognitions }) => recognitions) },
    ],
  };
}
