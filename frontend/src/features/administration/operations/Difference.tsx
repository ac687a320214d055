import type { GenerationDifference } from '@annals/contracts/features/operations/routes';
import { DataTable } from '../../../ui/DataTable';
import { detailTexts } from './texts';

interface DifferenceProps {
  readonly title: string;
  readonly difference: GenerationDifference;
}

/** What a rebuild changes: how many rows, in which columns, and which some of them are. */
export function Difference({ title, difference }: DifferenceProps): React.JSX.Element {
  const { added, removed, changed, changedColumns, newColumns, droppedColumns, sample, rows } = difference;
  const columns = [
    ...Object.entries(changedColumns).map(([name, count]) => detailTexts.column(name, count)),
    ...newColumns.map(detailTexts.newColumn),
    ...droppedColumns.map(detailTexts.droppedColumn),
  ];
  const isNothing = added + removed + changed === 0;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{isNothing ? detailTexts.identical(rows[1]) : detailTexts.counts(added, removed, changed)}</p>
      {columns.length > 0 && (
        <p>
          {detailTexts.columns}: {columns.join(', ')}
        </p>
      )}
      {sample.length > 0 && (
        <DataTable label={detailTexts.sample} columns={detailTexts.sampleColumns}>
          {sample.map(({ id, change, columns: differing }) => (
            <tr key={id}>
              <th scope="row" className="data-table__code">
                {id}
              </th>
              <td>{change}</td>
              <td>{differing.join(', ')}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
