import { useId } from 'react';
import { RangeSelect, type Months } from '../../overview/RangeSelect';
import { useTeamDepartmentsQuery } from '../api';
import { reportTexts } from './texts';

/** What the report is about; an empty text is no filter. */
export interface ReportFilter {
  readonly months: Months;
  readonly department: string;
  readonly search: string;
}

interface ReportFiltersProps {
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
}

/** Narrows the report to a time, a department and some people. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps): React.JSX.Element {
  const departmentId = useId();
  const searchId = useId();
  const { data: departments = [] } = useTeamDepartmentsQuery();
  return (
    <div className="team-report__filters">
      <RangeSelect months={filter.months} onChange={(months) => onChange({ ...filter, months })} />
      {departments.length > 1 && (
        <>
          <label className="visually-hidden" htmlFor={departmentId}>
            {reportTexts.department}
          </label>
          <select
            className="field__input"
            id={departmentId}
            value={filter.department}
            onChange={({ target }) => onChange({ ...filter, department: target.value })}
          >
            <option value="">{reportTexts.everyDepartment}</option>
            {departments.map((department) => (
              <option key={department}>{department}</option>
            ))}
          </select>
        </>
      )}
      <label className="visually-hidden" htmlFor={searchId}>
        {reportTexts.search}
      </label>
      <input
        className="field__input"
        id={searchId}
        type="search"
        placeholder={reportTexts.search}
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
    </div>
  );
}
