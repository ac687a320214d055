import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { AuditEvent } from '@annals/contracts/features/audit/views';
import { Button } from '@blueprintjs/core';
import { HistoryIcon, LockIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { exactTime } from '../../../time/format';
import { auditEventPath, auditRecordPath } from '../paths';
import { roleWords, texts } from '../texts';

interface EventListProps {
  readonly events: readonly AuditEvent[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Takes the filters away; undefined when there are none. */
  readonly onClear: (() => void) | undefined;
}

/** Events in a table, with the states of a list. */
export function EventList({ events, error, onRetry, onClear }: EventListProps): React.ReactNode {
  return (
    <QueryList
      items={events}
      error={error}
      onRetry={onRetry}
      texts={texts}
      rows={8}
      empty={
        onClear ? (
          <EmptyState
            icon={<HistoryIcon size={20} />}
            title={texts.nothingFound}
            sentence={texts.nothingFoundSentence}
            action={<Button text={texts.clear} onClick={onClear} />}
          />
        ) : (
          <EmptyState icon={<HistoryIcon size={20} />} title={texts.empty} />
        )
      }
    >
      {(shown) => <EventTable events={shown} />}
    </QueryList>
  );
}

export function EventTable({ events }: { events: readonly AuditEvent[] }): React.JSX.Element {
  return (
    <DataTable label={texts.title} columns={texts.columns}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </DataTable>
  );
}

function EventRow({ event }: { event: AuditEvent }): React.JSX.Element {
  const others = event.people.filter(({ id }) => id !== event.actorId).map(({ name }) => name);
  return (
    <tr>
      <td className="data-table__code">{event.position}</td>
      <th scope="row">
        <Link to={auditEventPath(event.id)}>{eventWords(event.type)}</Link>
        {event.hasSensitive && (
          <span className="audit-lock" title={texts.sensitive}>
            <LockIcon size={12} />
            <span className="visually-hidden">{texts.sensitive}</span>
          </span>
        )}
        {others.length > 0 && <span className="data-table__beneath">{texts.about(others.join(', '))}</span>}
      </th>
      <td>
        <Link to={auditRecordPath(event.stream)}>{recordLabel(event.feature)}</Link>
        <span className="data-table__beneath data-table__code">{shortId(event.stream)}</span>
      </td>
      <td>
        {event.actorName}
        <span className="data-table__beneath">{roleWords(event.actorRole)}</span>
      </td>
      <td>
        <time dateTime={event.occurredAt}>{exactTime(event.occurredAt)}</time>
      </td>
    </tr>
  );
}

/** The end of an id, which is enough to tell records of a list apart. */
function shortId(stream: string): string {
  return `…${stream.slice(-8)}`;
}
