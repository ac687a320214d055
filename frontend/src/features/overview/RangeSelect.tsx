import { TREND_RANGES } from '@annals/contracts/features/dashboard/views';
import { FilterSelect } from '../../ui/Filters';

/** How far back to look. */
export type Months = (typeof TREND_RANGES)[number]['months'];

interface RangeSelectProps {
  readonly months: Months;
  readonly onChange: (months: Months) => void;
}

const OPTIONS = TREND_RANGES.map(({ months, label }) => ({ value: String(months), label }));

/** Last 3 months, last 6 months, last year. */
export function RangeSelect({ months, onChange }: RangeSelectProps): React.JSX.Element {
  return (
    <FilterSelect
      label="Range"
      value={String(months)}
      options={OPTIONS}
      onChange={(chosen) => {
        const range = TREND_RANGES.find((candidate) => String(candidate.months) === chosen);
        if (range) onChange(range.months);
      }}
    />
  );
}
