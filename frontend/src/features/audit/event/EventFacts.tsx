import { actedAsWords } from '@annals/contracts/features/audit/words';
import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { AuditEventDetail } from '@annals/contracts/features/audit/views';
import { Link } from 'react-router-dom';
import { When } from '../../../ui/When';
import { auditRecordPath, explorerPath } from '../paths';
import { texts } from './texts';

/** Who did it, when, in which record and by which command. */
export function EventFacts({ event }: { event: AuditEventDetail }): React.JSX.Element {
  const { labels } = texts;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [labels.type, eventWords(event.type)],
    [labels.description, event.description],
    [
      labels.record,
      <Link key="record" to={auditRecordPath(event.stream)}>
        {recordLabel(event.feature)} <span className="data-table__code">{event.stream}</span>
      </Link>,
    ],
    [labels.place, texts.place(event.position, event.revision)],
    [labels.who, `${event.actorName} (${actedAsWords(event.actorRole, event.tokenName)})`],
    [labels.onBehalfOf, event.onBehalfOf],
    [labels.happened, <When key="happened" at={event.occurredAt} />],
    [labels.recorded, <When key="recorded" at={event.recordedAt} />],
    [labels.reason, event.reason],
    [
      labels.command,
      <Link key="command" className="data-table__code" to={explorerPath({ command: event.commandId })}>
        {event.commandId}
      </Link>,
    ],
    [labels.correlation, <Code key="correlation" text={event.correlationId} />],
    [labels.cause, event.causationId && <Code key="cause" text={event.causationId} />],
    [labels.request, event.requestId && <Code key="request" text={event.requestId} />],
    [labels.id, <Code key="id" text={event.id} />],
    [labels.version, texts.version(event.schemaVersion)],
  ];
  return (
    <dl className="audit-facts">
      {facts.map(([label, fact]) =>
        fact === null || fact === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Code({ text }: { text: string }): React.JSX.Element {
  return <span className="data-table__code">{text}</span>;
}
