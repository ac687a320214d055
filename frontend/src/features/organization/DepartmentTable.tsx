import { decimal } from '@annals/contracts/kernel/text';
import type { DepartmentFigures } from '@annals/contracts/features/organization/views';
import { Card } from '../../ui/Card';
import { DataTable } from '../../ui/DataTable';
import { texts } from './texts';

/** The departments side by side. */
export function DepartmentTable({
  departments,
}: {
  departments: readonly DepartmentFigures[];
}): React.JSX.Element {
  return (
    <Card title={texts.byDepartment}>
      <DataTable label={texts.byDepartment} columns={texts.columns}>
        {departments.map((row) => (
          <tr key={row.department}>
            <th scope="row">{row.department}</th>
            <td>{row.headcount}</td>
            <td>{row.hires}</td>
            <td>{row.departures}</td>
            <td>{row.turnover === null ? texts.none : `${decimal(row.turnover)} %`}</td>
            <td>{row.wellbeing === null ? texts.none : decimal(row.wellbeing)}</td>
            <td>{row.rating === null ? texts.none : decimal(row.rating, 2)}</td>
            <td>{row.reviewsCompleted}</td>
            <td>{row.recognitions}</td>
          </tr>
        ))}
      </DataTable>
      <p className="organization-note">{texts.byDepartmentNote}</p>
    </Card>
  );
}
