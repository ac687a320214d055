import type { InsightChart } from '@annals/contracts/features/insights/evidence';
import { BarChart, LineChart } from '../../ui/charts/Chart';

/** The series behind an insight, beside what it was compared with. */
export function WhyChart({ chart }: { chart: InsightChart }): React.JSX.Element {
  const { kind, title, labelled, labels, values, label, compared, unit, range } = chart;
  const series = [
    { label, values },
    ...(compared ? [{ label: compared.label, values: labels.map(() => compared.value) }] : []),
  ];
  const data = { title, labelled, labels, series, unit, ...(range && { range }) };
  // Two rows of bars would make the comparison harder to see than a line across.
  return kind === 'bar' && !compared ? (
    <BarChart data={data} level={3} />
  ) : (
    <LineChart data={data} level={3} />
  );
}
