import { PAIN_POINT_STATUSES, type PainPointStatus } from '@annals/contracts/features/pain-points/constants';
import { useId } from 'react';
import { STATUS_LABELS } from './card-texts';
import { texts } from './texts';
import './status-filter.css';

interface StatusFilterProps {
  readonly status: PainPointStatus | undefined;
  readonly onChange: (status: PainPointStatus | undefined) => void;
}

/** Narrows the list to one status. */
export function StatusFilter({ status, onChange }: StatusFilterProps): React.JSX.Element {
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {texts.status}
      </label>
      <select
        className="field__input status-filter"
        id={id}
        value={status ?? ''}
        onChange={({ target }) => onChange(knownStatus(target.value))}
      >
        <option value="">{texts.anyStatus}</option>
        {PAIN_POINT_STATUSES.map((value) => (
          <option key={value} value={value}>
            {STATUS_LABELS[value]}
          </option>
        ))}
      </select>
    </>
  );
}

/** The status a text names, if it names one. */
export function knownStatus(text: string | null): PainPointStatus | undefined {
  return PAIN_POINT_STATUSES.find((status) => status === text);
}
