import type { OrganizationMonth } from '@annals/contracts/features/organization/views';
import { useState } from 'react';
import { BarChart, LineChart } from '../../ui/charts/Chart';
import { Card } from '../../ui/Card';
import { Filters, FilterSelect } from '../../ui/Filters';
import { Loaded } from '../../ui/Loaded';
import { RangeSelect, type Months } from '../overview/RangeSelect';
import { useOrganizationDepartmentsQuery, useOrganizationMonthsQuery } from './api';
import { headcountChart, meansChart, movementChart, workChart } from './charts';
import { DepartmentTable } from './DepartmentTable';
import { OrganizationFigures } from './OrganizationFigures';
import { texts } from './texts';
import './organization.css';

/** How the organization, or one department of it, has been doing. */
export function OrganizationAnalytics(): React.JSX.Element {
  const [months, setMonths] = useState<Months>(6);
  const [department, setDepartment] = useState('');
  const byMonth = useOrganizationMonthsQuery({ months, ...(department !== '' && { department }) });
  const byDepartment = useOrganizationDepartmentsQuery({ months });
  return (
    <>
      <Filters>
        <RangeSelect months={months} onChange={setMonths} />
        <FilterSelect
          label={texts.department}
          value={department}
          options={[
            { value: '', label: texts.everyone },
            ...(byDepartment.data ?? []).map(({ department: name }) => ({ value: name, label: name })),
          ]}
          onChange={setDepartment}
        />
      </Filters>
      <Loaded
        query={byMonth}
        texts={texts}
        rows={6}
        frame={(state) => <Card title={texts.peopleTitle}>{state}</Card>}
      >
        {(found) => <Figures months={found} isWhole={department === ''} />}
      </Loaded>
      {byDepartment.currentData && <DepartmentTable departments={byDepartment.currentData} />}
    </>
  );
}

function Figures({
  months,
  isWhole,
}: {
  months: readonly OrganizationMonth[];
  isWhole: boolean;
}): React.JSX.Element {
  return (
    <>
      <OrganizationFigures months={months} isWhole={isWhole} />
      <div className="screen-grid organization-charts">
        <Card title={texts.peopleTitle}>
          <LineChart data={headcountChart(months)} />
        </Card>
        <Card title={texts.movementTitle}>
          <BarChart data={movementChart(months)} />
        </Card>
        <Card title={texts.wellbeingTitle}>
          <LineChart data={meansChart(months)} />
        </Card>
        <Card title={texts.workTitle}>
          <BarChart data={workChart(months)} />
        </Card>
      </div>
    </>
  );
}
