import type { TimeOffBalances } from '@annals/contracts/features/time-off/views';
import { TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import { Card } from '../../ui/Card';
import { DataTable } from '../../ui/DataTable';
import { usedTexts as texts } from './balance-texts';

/** What was approved and what waits, type by type. */
export function UsedDays({ balances: { year, balances } }: { balances: TimeOffBalances }): React.JSX.Element {
  const title = texts.title(year);
  return (
    <Card title={title}>
      <DataTable label={title} columns={Object.values(texts.columns)}>
        {balances.map(({ type, allowance, carriedOver, used, pending, remaining }) => (
          <tr key={type}>
            <th scope="row">{TIME_OFF_TYPE_LABELS[type]}</th>
            <td>{allowance === null ? texts.uncounted : allowance + carriedOver}</td>
            <td>{used}</td>
            <td>{pending}</td>
            <td>{remaining ?? texts.uncounted}</td>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
}
