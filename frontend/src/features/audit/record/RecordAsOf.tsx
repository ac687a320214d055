import { fieldWords } from '@annals/contracts/kernel/words';
import type { ComparedRow } from '@annals/contracts/features/audit/views';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { Loaded } from '../../../ui/Loaded';
import { Status } from '../../../ui/Status';
import { useRemembered } from '../../../ui/useRemembered';
import { useAuditRecordAsOfQuery } from '../api';
import { ShownValue } from '../event/ShownValue';
import { auditEventPath } from '../paths';
import { untilOf, useStop } from './as-of-address';
import { Scrubber } from './Scrubber';
import { StopForm } from './StopForm';
import { asOfTexts as texts, readModelWords } from './texts';

/** A record as it was, beside what it is today. */
export function RecordAsOf({ stream }: { stream: string }): React.JSX.Element {
  const { stop, stopAt } = useStop();
  const [shown, setShown] = useRemembered('as-of', 'all');
  const query = useAuditRecordAsOfQuery({ stream, ...untilOf(stop) });
  // While somebody goes from event to event, the last place stays in sight until the next is there.
  const { data, error, isFetching } = query;
  const asOf = error === undefined && data?.stream === stream ? data : undefined;
  return (
    <Card title={texts.title}>
      <StopForm stop={stop} onStop={stopAt} />
      <Scrubber stream={stream} stop={stop} onStop={(to) => stopAt(to, { replace: true })} />
      <Loaded query={{ ...query, currentData: asOf }} texts={texts} rows={6}>
        {(asOf) => (
          <div aria-busy={isFetching}>
            <p className="audit-tools">
              <span>{texts.folded(asOf.eventsThen, asOf.eventsNow)}</span>
              {asOf.lastThen && <Link to={auditEventPath(asOf.lastThen.id)}>{texts.last}</Link>}
              <label className="audit-tools__tick">
                <input
                  type="checkbox"
                  checked={shown === 'differences'}
                  onChange={({ target }) => setShown(target.checked ? 'differences' : 'all')}
                />
                {texts.differencesOnly}
              </label>
            </p>
            {asOf.rows.map((row) => (
              <ComparedValues
                key={`${row.readModel} ${row.rowId}`}
                row={row}
                isShort={shown === 'differences'}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

interface ComparedValuesProps {
  readonly row: ComparedRow;
  /** Only what differs. */
  readonly isShort: boolean;
}

function ComparedValues({ row, isShort }: ComparedValuesProps): React.JSX.Element {
  const differing = row.values.filter(({ differs }) => differs);
  const shown = isShort ? differing : row.values;
  const count = differing.length;
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
      {shown.length > 0 && (
        <DataTable label={label} columns={texts.columns}>
          {shown.map(({ field, then, now, differs }) => (
            <tr key={field} className={differs ? 'compared__row--differs' : undefined}>
              <th scope="row">
                {fieldWords(field)} {differs && <Status tone="yellow">{texts.differs}</Status>}
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
      )}
    </section>
  );
}
