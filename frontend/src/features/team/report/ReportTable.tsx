import type { TeamReportRow } from '@annals/contracts/features/team/views';
import { fullName } from '../../../session/current-user';
import { DataTable } from '../../../ui/DataTable';
import { reportTexts } from './texts';

/** Position and department share a column on the screen. */
const COLUMNS = reportTexts.columns.filter((column) => column !== reportTexts.department);

/** A row for each person. */
export function ReportTable({ rows }: { rows: readonly TeamReportRow[] }): React.JSX.Element {
  return (
    <DataTable label={reportTexts.title} columns={COLUMNS}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{fullName(row)}</th>
          <td>
            {row.position}
            <span className="data-table__beneath">{row.department}</span>
          </td>
          <td>{row.meetingsCompleted}</td>
          <td>{row.reviewsCompleted}</td>
          <td>{row.averageRating?.toFixed(2) ?? reportTexts.noRating}</td>
          <td>{row.goalsReached}</td>
          <td>{row.achievements}</td>
          <td>{row.painPointsReported}</td>
        </tr>
      ))}
    </DataTable>
  );
}
