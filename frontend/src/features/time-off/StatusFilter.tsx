import { TIME_OFF_STATUSES, type TimeOffStatus } from '@annals/contracts/features/time-off/constants';
import { FilterSelect } from '../../ui/Filters';
import { listTexts, STATUS_LABELS } from './texts';

const ANY = 'any';

interface StatusFilterProps {
  readonly status: TimeOffStatus | undefined;
  readonly onChange: (status: TimeOffStatus | undefined) => void;
}

/** Narrows a list of requests to one status. */
export function StatusFilter({ status, onChange }: StatusFilterProps): React.JSX.Element {
  return (
    <FilterSelect
      label={listTexts.status}
      value={status ?? ANY}
      options={[
        { value: ANY, label: listTexts.anyStatus },
        ...TIME_OFF_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
      ]}
      onChange={(chosen) => onChange(chosen === ANY ? undefined : chosen)}
    />
  );
}
