import { HistoryIcon } from '@blueprintjs/icons';
import { pagedList } from '../api/paged-list';
import { Card } from '../design/Card';
import { DataTable } from '../design/DataTable';
import { EmptyFace } from '../design/EmptyFace';
import { ErrorFace } from '../design/ErrorFace';
import { LoadMore } from '../design/LoadMore';
import { ScreenHead } from '../design/ScreenHead';
import { SkeletonRows } from '../design/SkeletonRows';
import { useOperationsListEventsInfiniteQuery } from '../operations/api';
import { exactTime } from '../time/format';
import { texts } from './texts';

/** The log as auditors read it. */
export default function EventLogScreen(): React.JSX.Element {
  const { items, error, retry, ...more } = pagedList(useOperationsListEventsInfiniteQuery());
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <Card title={texts.title}>
        {!items && error ? (
          <ErrorFace title={texts.failed} error={error} onRetry={retry} />
        ) : !items ? (
          <SkeletonRows label={texts.loading} rows={8} />
        ) : items.length === 0 ? (
          <EmptyFace icon={<HistoryIcon size={20} />} title={texts.empty} />
        ) : (
          <DataTable label={texts.title} columns={texts.columns}>
            {items.map((event) => (
              <tr key={event.id}>
                <td className="data-table__code">{event.position}</td>
                <th scope="row">{event.type}</th>
                <td className="data-table__code">{event.stream}</td>
                <td>
                  <span className="data-table__code">{event.actorId}</span>{' '}
                  <span className="data-table__muted">{event.actorRole}</span>
                </td>
                <td>
                  <time dateTime={event.occurredAt}>{exactTime(event.occurredAt)}</time>
                </td>
              </tr>
            ))}
          </DataTable>
        )}
        <LoadMore {...more} />
      </Card>
    </>
  );
}
