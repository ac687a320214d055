import { t } from '@annals/contracts/kernel/text';
import { DataTable } from '../DataTable';
import { shownFigure, type ChartData } from './chart-data';

/** The figures of a chart, for those who cannot see it and those who want them exactly. */
export function ChartTable({ data }: { data: ChartData }): React.JSX.Element {
  const { title, labelled, labels, series } = data;
  return (
    <details className="chart__figures">
      <summary>{t('Show the figures')}</summary>
      <DataTable label={title} columns={[labelled, ...series.map(({ label }) => label)]}>
        {labels.map((label, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ label: name, values, unit }) => (
              <td key={name}>{shownFigure(values[row] ?? null, unit)}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
