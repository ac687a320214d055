import { textsShownAs } from '@annals/contracts/kernel/text';
import type { TimeOffType } from '@annals/contracts/features/time-off/constants';
import type { TimeOffBalances } from '@annals/contracts/features/time-off/views';
import { daysLabel, TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import { useState } from 'react';
import { today } from '../../time/due';
import { FilterSelect } from '../../ui/Filters';
import { Loaded } from '../../ui/Loaded';
import { StatCardSkeletons } from '../../ui/StatCard';
import { useTimeOffBalancesQuery } from './api';
import { balanceTexts as words } from './balance-texts';
import { BalanceCard } from './BalanceCard';
import { Ledger } from './Ledger';
import { UsedDays } from './UsedDays';

const USED = 'used';
const COUNTED = ['vacation', 'sick', 'personal'] as const satisfies readonly TimeOffType[];
type Unfolded = (typeof COUNTED)[number] | typeof USED;

/** The balances of the person in a year: what is left of each type and what was used, each with the transactions behind it. */
export function Balances(): React.JSX.Element {
  const [year, setYear] = useState<number>();
  const [unfolded, setUnfolded] = useState<Unfolded | null>(null);
  const query = useTimeOffBalancesQuery(year === undefined ? {} : { year });
  const toggle = (one: Unfolded) => setUnfolded(unfolded === one ? null : one);
  // While another year comes, the last one stays in sight.
  return (
    <Loaded
      query={{ ...query, currentData: query.data }}
      texts={words}
      level={2}
      skeleton={<StatCardSkeletons label={words.loading} count={COUNTED.length + 1} />}
    >
      {(data) => (
        <section className="balances" aria-label={words.label(data.year)}>
          <YearSelect year={data.year} onChange={setYear} />
          <ul className="stat-cards">
            {COUNTED.map((type) => (
              <BalanceCard
                key={type}
                label={TIME_OFF_TYPE_LABELS[type]}
                isUnfolded={unfolded === type}
                onToggle={() => toggle(type)}
                {...figuresOf(data, type)}
              />
            ))}
            <BalanceCard
              label={words.used}
              value={data.daysUsedThisYear}
              unit={words.usedIn(data.daysUsedThisYear, data.year)}
              isUnfolded={unfolded === USED}
              onToggle={() => toggle(USED)}
            />
          </ul>
          <p className="balances__calendar">{words.calendar(data.holidayCalendar)}</p>
          {unfolded === USED && <UsedDays balances={data} />}
          {unfolded !== null && unfolded !== USED && <Ledger type={unfolded} year={data.year} />}
        </section>
      )}
    </Loaded>
  );
}

function figuresOf({ balances }: TimeOffBalances, type: TimeOffType) {
  const balance = balances.find((one) => one.type === type);
  const remaining = balance?.remaining ?? 0;
  const pending = balance?.pending ?? 0;
  return {
    value: remaining,
    unit: remaining === 1 ? words.dayRemaining : words.remaining,
    caption: [
      ...(balance && balance.accrued !== balance.allowance
        ? [
            words.accrued(
              (balance.accrued ?? 0).toLocaleString(textsShownAs().locale),
              daysLabel(balance.allowance ?? 0),
            ),
          ]
        : []),
      ...(pending === 0 ? [] : [words.pending(daysLabel(pending))]),
    ].join('; '),
  };
}

/** The year that is shown, with the one before and the one after this year. */
function YearSelect({
  year,
  onChange,
}: {
  year: number;
  onChange: (year: number) => void;
}): React.JSX.Element {
  const thisYear = Number(today().slice(0, 4));
  return (
    <FilterSelect
      label={words.year}
      value={String(year)}
      options={[thisYear - 1, thisYear, thisYear + 1].map((one) => ({
        value: String(one),
        label: String(one),
      }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
