import type { TimeOffType } from '@annals/contracts/features/time-off/constants';
import type { TimeOffLedger } from '@annals/contracts/features/time-off/views';
import { periodLabel, TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import { Card } from '../../ui/Card';
import { DataTable } from '../../ui/DataTable';
import { Loaded } from '../../ui/Loaded';
import { calendarDay } from '../../time/format';
import { useTimeOffLedgerQuery } from './api';
import { LEDGER_LABELS, ledgerTexts as texts } from './balance-texts';

/** The transactions of one balance in one year, oldest first, with what each left. */
export function Ledger({ type, year }: { type: TimeOffType; year: number }): React.JSX.Element {
  const query = useTimeOffLedgerQuery({ type, year });
  const title = texts.title(TIME_OFF_TYPE_LABELS[type], year);
  return (
    <Card title={title}>
      <Loaded query={query} texts={texts} rows={3}>
        {(ledger) => (
          <div className="ledger">
            <DataTable label={title} columns={Object.values(texts.columns)}>
              {withBalance(ledger.entries).map(({ entry, balance }, index) => (
                <Entry key={index} entry={entry} balance={balance} />
              ))}
            </DataTable>
            {ledger.carryOver !== null && (
              <p className="ledger__rule">
                {texts.carryOver(ledger.carryOver.most, calendarDay(ledger.carryOver.until))}
              </p>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

type LedgerEntry = TimeOffLedger['entries'][number];

function Entry({ entry, balance }: { entry: LedgerEntry; balance: number }): React.JSX.Element {
  const { at, kind, days, startDate, endDate } = entry;
  return (
    <tr>
      <td>
        <time dateTime={at}>{calendarDay(at)}</time>
      </td>
      <td>
        {LEDGER_LABELS[kind]}
        {startDate !== null && endDate !== null && (
          <span className="data-table__muted"> ({periodLabel({ startDate, endDate })})</span>
        )}
      </td>
      <td className="ledger__days">{signed(days)}</td>
      <td className="ledger__days">{balance}</td>
    </tr>
  );
}

function withBalance(entries: readonly LedgerEntry[]): { entry: LedgerEntry; balance: number }[] {
  let balance = 0;
  return entries.map((entry) => ({ entry, balance: (balance += entry.days) }));
}

/** `+15`, `−2.5`; nothing for what changed no figure. */
function signed(days: number): string {
  if (days === 0) return '';
  return days > 0 ? `+${String(days)}` : `−${String(-days)}`;
}
