import { TREND_RANGES } from '@annals/contracts/dashboard/views';
import { useId } from 'react';

/** How far back to look. */
export type Months = (typeof TREND_RANGES)[number]['months'];

interface RangeSelectProps {
  readonly months: Months;
  readonly onChange: (months: Months) => void;
}

/** Last 3 months, last 6 months, last year. */
export function RangeSelect({ months, onChange }: RangeSelectProps): React.JSX.Element {
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Range
      </label>
      <select
        className="field__input"
        id={id}
        value={months}
        onChange={({ target }) => {
          const chosen = TREND_RANGES.find((range) => String(range.months) === target.value);
          if (chosen) onChange(chosen.months);
        }}
      >
        {TREND_RANGES.map((range) => (
          <option key={range.months} value={range.months}>
            {range.label}
          </option>
        ))}
      </select>
    </>
  );
}
