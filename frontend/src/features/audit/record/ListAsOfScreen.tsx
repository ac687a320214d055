import { endOfId } from '@annals/contracts/features/audit/words';
import { categoryOf, fieldWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { RECORD_CATEGORIES } from '@annals/contracts/record-categories';
import type { ComparedRow } from '@annals/contracts/features/audit/views';
import { HistoryIcon } from '@blueprintjs/icons';
import { Link, useSearchParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterSelect } from '../../../ui/Filters';
import { QueryList } from '../../../ui/QueryList';
import { ScreenHead } from '../../../ui/ScreenHead';
import { useAuditListAsOfInfiniteQuery } from '../api';
import { AuditNavigation } from '../AuditNavigation';
import { ShownValue } from '../event/ShownValue';
import { auditRecordPath } from '../paths';
import { untilOf, useStop, type Stop } from './as-of-address';
import { StopForm } from './StopForm';
import { asOfTexts as texts } from './texts';
import '../audit.css';

const OPTIONS = RECORD_CATEGORIES.map((value) => ({ value, label: recordLabel(value) }));

/** Any list of a feature as it was at a moment, beside today. */
export default function ListAsOfScreen(): React.JSX.Element {
  const [address, setAddress] = useSearchParams();
  const feature = RECORD_CATEGORIES.find((known) => known === address.get('feature')) ?? 'meeting';
  const isOnlyChanged = address.get('changed') === 'true';
  const change = (name: string, value: string) =>
    setAddress((before) => {
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  const { stop, stopAt } = useStop();
  const list = pagedList(
    useAuditListAsOfInfiniteQuery({
      feature,
      ...untilOf(stop),
      ...(isOnlyChanged && { changed: 'true' }),
    }),
  );
  return (
    <>
      <ScreenHead sentence={texts.listSubtitle} />
      <AuditNavigation current={addressOf('auditLists')} />
      <Card
        title={texts.listTitle}
        action={
          <FilterSelect
            label={texts.feature}
            value={feature}
            options={OPTIONS}
            onChange={(chosen) => change('feature', chosen)}
          />
        }
      >
        <StopForm stop={stop} onStop={stopAt} />
        <label className="audit-tools audit-tools__tick">
          <input
            type="checkbox"
            checked={isOnlyChanged}
            onChange={({ target }) => change('changed', target.checked ? 'true' : '')}
          />
          {texts.changedOnly}
        </label>
        <QueryList
          list={list}
          texts={texts}
          empty={
            <EmptyState
              icon={<HistoryIcon size={20} />}
              title={isOnlyChanged ? texts.nothingChanged : texts.empty}
              sentence={isOnlyChanged ? texts.nothingChangedSentence : texts.emptySentence}
            />
          }
        >
          {(rows) => (
            <DataTable label={texts.listTitle} columns={texts.listColumns}>
              {rows.map((row) => (
                <ListedRow key={`${row.stream} ${row.rowId}`} row={row} stop={stop} />
              ))}
            </DataTable>
          )}
        </QueryList>
      </Card>
    </>
  );
}

/** Fields that say little to a reader of a list. */
const UNTOLD: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'lastUpdated']);
/** How many values of a record are shown. */
const MOST_TOLD = 4;

function ListedRow({ row, stop }: { row: ComparedRow; stop: Stop }): React.JSX.Element {
  const tellable = row.values.filter(({ field }) => !UNTOLD.has(field));
  const told = [...tellable]
    .filter(({ now, then }) => [now, then].every(({ kind }) => kind !== 'structure' && kind !== 'hidden'))
    .filter(({ now, then }) => now.kind !== 'none' || then.kind !== 'none')
    .sort((one, other) => rank(other.field, other.now.kind) - rank(one.field, one.now.kind))
    .slice(0, MOST_TOLD);
  const differing = tellable.filter(({ differs }) => differs);
  const address = `${auditRecordPath(row.stream)}?${new URLSearchParams({ tab: 'as-of', by: stop.by, at: stop.at }).toString()}`;
  const side = (which: 'then' | 'now', isThere: boolean, absent: string) =>
    isThere
      ? told.map((value) => (
          <span key={value.field} className="compared__value">
            <span className="data-table__muted">{fieldWords(value.field)}:</span>{' '}
            <ShownValue value={value[which]} />
          </span>
        ))
      : absent;
  return (
    <tr className={differing.length > 0 ? 'compared__row--differs' : undefined}>
      <th scope="row">
        <Link to={address}>{row.name ?? recordLabel(categoryOf(row.stream))}</Link>
        <span className="compared__id data-table__muted data-table__code">{endOfId(row.stream)}</span>
      </th>
      <td>{side('then', row.existedThen, texts.absent)}</td>
      <td>{side('now', row.existsNow, texts.gone)}</td>
      <td>
        {differing.length === 0 ? texts.same : differing.map(({ field }) => fieldWords(field)).join(', ')}
      </td>
    </tr>
  );
}

/** What says most about a record comes first: whose it is, its status, when. */
function rank(field: string, kind: string): number {
  if (field === 'status') return 3;
  if (kind === 'person') return 2;
  return kind === 'instant' || kind === 'day' ? 1 : 0;
}
