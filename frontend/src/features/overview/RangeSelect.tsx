import { TREND_RANGES } from '@annals/contracts/features/dashboard/views';
import { t } from '@annals/contracts/kernel/text';
import { FilterSelect } from '../../ui/Filters';

/** How far back to look. */
export type Months = (typeof TREND_RANGES)[number]['months'];

interface RangeSelectProps {
  readonly months: Months;
  readonly onChange: (months: Months) => void;
}

/** Last 3 months, last 6 months, last year. */
export function RangeSelect({ months, onChange }: RangeSelectProps): React.JSX.Element {
  return (
    <FilterSelect
      label={t('Range')}
      value={String(months)}
      options={TREND_RANGES.map((range) => ({ value: String(range.months), label: t(range.label) }))}
      onChange={(chosen) => {
        const range = TREND_RANGES.find((candidate) => String(candidate.months) === chosen);
        if (range) onChange(range.months);
      }}
    />
  );
}
