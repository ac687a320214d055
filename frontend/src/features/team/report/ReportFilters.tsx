import { monthsBack } from '@annals/contracts/features/dashboard/views';
import { z } from 'zod';
import { Filters, FilterSearch, FilterSelect } from '../../../ui/Filters';
import { RangeSelect } from '../../overview/RangeSelect';
import { useTeamDepartmentsQuery } from '../api';
import { reportTexts } from './texts';

/** What the report is about; an empty text is no filter. */
export const reportFilter = z.object({
  months: monthsBack.catch(3),
  department: z.string().catch(''),
  search: z.string().catch(''),
});
export type ReportFilter = z.infer<typeof reportFilter>;

interface ReportFiltersProps {
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

/** Narrows the report to a time, a department and some people. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps): React.JSX.Element {
  const { data: departments = [] } = useTeamDepartmentsQuery();
  return (
    <Filters>
      <RangeSelect months={filter.months} onChange={(months) => onChange({ ...filter, months })} />
      {departments.length > 1 && (
        <FilterSelect
          label={reportTexts.department}
          value={filter.department}
          options={[
            { value: '', label: reportTexts.everyDepartment },
            ...departments.map((department) => ({ value: department, label: department })),
          ]}
          onChange={(department) => onChange({ ...filter, department })}
        />
      )}
      <FilterSearch
        label={reportTexts.search}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
    </Filters>
  );
}
