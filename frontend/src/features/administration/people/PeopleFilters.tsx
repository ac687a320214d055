import { PEOPLE_STATES } from '@annals/contracts/features/people/administration';
import { ROLE_LABELS, ROLES } from '@annals/contracts/kernel/roles';
import { Filters, FilterSearch, FilterSelect } from '../../../ui/Filters';
import { usePeoplePlacesQuery } from '../../people/api';
import type { PeopleFilter } from './people-filter';
import { directoryTexts as texts, STATE_LABELS } from './texts';

interface PeopleFiltersProps {
  readonly filter: PeopleFilter;
  readonly onChange: (filter: PeopleFilter) => void;
}

/** Narrows the directory. */
export function PeopleFilters({ filter, onChange }: PeopleFiltersProps): React.JSX.Element {
  const { data: places } = usePeoplePlacesQuery();
  const departments = new Set([...(places?.departments ?? []), filter.department]);
  departments.delete('');
  return (
    <Filters>
      <FilterSearch
        label={texts.search}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterSelect
        label={texts.state}
        value={filter.state}
        options={PEOPLE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <FilterSelect
        label={texts.department}
        value={filter.department}
        options={[
          { value: '', label: texts.everyDepartment },
          ...[...departments].map((value) => ({ value, label: value })),
        ]}
        onChange={(department) => onChange({ ...filter, department })}
      />
      <FilterSelect
        label={texts.role}
        value={filter.role}
        options={[
          { value: '' as const, label: texts.everyRole },
          ...ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
        ]}
        onChange={(role) => onChange({ ...filter, role })}
      />
    </Filters>
  );
}
