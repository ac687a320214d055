import { decimal } from '@annals/contracts/kernel/text';
import type { TeamReportRow } from '@annals/contracts/features/team/views';
import { fullName } from '../../../session/current-user';
import { DataTable } from '../../../ui/DataTable';
import { reportTexts } from './texts';

/** Position and department share a column on the screen. */
function columns(): readonly string[] {
  return Object.entries(reportTexts.columns).flatMap(([name, label]) =>
    name === 'department' ? [] : [label],
  );
}

/** A row for each person. */
export function ReportTable({ rows }: { rows: readonly TeamReportRow[] }): React.JSX.Element {
  return (
    <DataTable label={reportTexts.title} columns={columns()}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{fullName(row)}</th>
          <td>
            {row.position}
            <span className="data-table__beneath">{row.department}</span>
          </td>
          <td>{row.meetingsCompleted}</td>
          <td>{row.reviewsCompleted}</td>
          <td>{row.averageRating === null ? reportTexts.noRating : decimal(row.averageRating, 2)}</td>
          <td>{row.goalsReached}</td>
          <td>{row.achievements}</td>
          <td>{row.painPointsReported}</td>
        </tr>
      ))}
    </DataTable>
  );
}
