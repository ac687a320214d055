import { MEETING_STATUSES } from '@annals/contracts/features/meetings/constants';
import { useId } from 'react';
import { Choice } from '../../ui/Choice';
import type { MeetingFilter } from './meeting-filter';
import { STATUS_LABELS } from '../../conversations/texts';
import { texts } from './texts';
import './meeting-filters.css';

interface MeetingFiltersProps {
  readonly filter: MeetingFilter;
  readonly onChange: (filter: MeetingFilter) => void;
  readonly offersWhose: boolean;
  /** What else is beside them. */
  readonly children: React.ReactNode;
}

/** Narrows the list to one's own meetings, or to one status. */
export function MeetingFilters(props: MeetingFiltersProps): React.JSX.Element {
  const { filter, onChange, offersWhose, children } = props;
  const statusId = useId();
  return (
    <div className="meeting-filters">
      {offersWhose && (
        <Choice
          label={texts.whose}
          options={[
            { value: 'mine', label: texts.mine },
            { value: 'everyone', label: texts.everyone },
          ]}
          chosen={filter.whose}
          onChoose={(whose) => onChange({ ...filter, whose })}
        />
      )}
      <label className="visually-hidden" htmlFor={statusId}>
        {texts.status}
      </label>
      <select
        className="field__input meeting-filters__status"
        id={statusId}
        value={filter.status ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, status: MEETING_STATUSES.find((status) => status === target.value) })
        }
      >
        <option value="">{texts.anyStatus}</option>
        {MEETING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
