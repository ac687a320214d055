import type { TeamReportRow } from '@annals/contracts/team/views';
import { fullName } from '../../accounts/current-user';
import { DataTable } from '../../design/DataTable';
import { reportTexts } from './texts';

/** A row for each person. */
export function ReportTable({ rows }: { rows: readonly TeamReportRow[] }): React.JSX.Element {
  return (
    <DataTable label={reportTexts.title} columns={reportTexts.columns}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{fullName(row)}</th>
          <td>{row.position}</td>
          <td>{row.department}</td>
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
