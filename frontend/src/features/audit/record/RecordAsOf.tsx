import { fieldWords } from '@annals/contracts/kernel/words';
import type { ComparedRow } from '@annals/contracts/features/audit/views';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { useAuditRecordAsOfQuery } from '../api';
import { ShownValue } from '../event/ShownValue';
import { auditEventPath } from '../paths';
import { untilOf, useStop } from './as-of-address';
import { StopForm } from './StopForm';
import { asOfTexts as texts, readModelWords } from './texts';

/** A record as it was, beside what it is today. */
export function RecordAsOf({ stream }: { stream: string }): React.JSX.Element {
  const { stop, stopAt } = useStop();
  const { currentData: asOf, error, refetch } = useAuditRecordAsOfQuery({ stream, ...untilOf(stop) });
  return (
    <Card title={texts.title}>
      <StopForm stop={stop} onStop={stopAt} />
      {asOf ? (
        <>
          <p className="audit-tools">
            <span>{texts.folded(asOf.eventsThen, asOf.eventsNow)}</span>
            {asOf.lastThen && <Link to={auditEventPath(asOf.lastThen.id)}>{texts.last}</Link>}
          </p>
          {asOf.rows.map((row) => (
            <ComparedValues key={`${row.readModel} ${row.rowId}`} row={row} />
          ))}
        </>
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={6} />
      ) : (
        <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function ComparedValues({ row }: { row: ComparedRow }): React.JSX.Element {
  const count = row.values.filter(({ differs }) => differs).length;
  const label = readModelWords(row.readModel);
  return (
    <section aria-label={label}>
      <p className="audit-tools">
        <strong>{label}</strong>
        <span>
          {!row.existedThen && `${texts.notThen} `}
          {!row.existsNow && `${texts.notNow} `}
          {count === 0 ? texts.same : texts.differences(count)}
        </span>
      </p>
      <DataTable label={label} columns={texts.columns}>
        {row.values.map(({ field, then, now, differs }) => (
          <tr key={field} className={differs ? 'compared__row--differs' : undefined}>
            <th scope="row">
              {fieldWords(field)} {differs && <Badge tone="yellow">{texts.differs}</Badge>}
            </th>
            <td className="compared__cell">
              <ShownValue value={then} />
            </td>
            <td className="compared__cell">
              <ShownValue value={now} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
