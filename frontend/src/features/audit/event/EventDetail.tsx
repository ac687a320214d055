import { eventWords, fieldWords } from '@annals/contracts/kernel/words';
import type { AuditEventDetail, AuditValue } from '@annals/contracts/features/audit/views';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { HistoryChanges } from '../../../ui/history/HistoryItem';
import '../../../ui/history/history.css';
import { useRecordTitle } from '../../../ui/page-title';
import { OpenButton } from '../opening/OpenButton';
import { OpenedNote } from '../opening/OpenedNote';
import { useOpening } from '../opening/useOpening';
import { auditEventPath } from '../paths';
import { openTexts } from '../texts';
import { CauseTree } from './CauseTree';
import { EventFacts } from './EventFacts';
import { ProofCard } from './ProofCard';
import { ShownValue } from './ShownValue';
import { texts } from './texts';

/** What an event says, the facts around it, and what it followed from. */
export function EventDetail({ event }: { event: AuditEventDetail }): React.JSX.Element {
  useRecordTitle(eventWords(event.type));
  const opening = useOpening();
  const opened = opening.opened?.events.find(({ id }) => id === event.id);
  const values = event.values.map(
    (value): AuditValue => opened?.values.find(({ field }) => field === value.field) ?? value,
  );
  return (
    <div className="screen-grid screen-grid--two event-detail">
      <div className="audit-stack">
        <Card
          title={texts.data}
          action={
            event.hasSensitive &&
            !opened && (
              <OpenButton
                label={openTexts.open}
                target={{ record: event.stream, eventId: event.id }}
                onOpened={opening.show}
              />
            )
          }
        >
          <OpenedNote opening={opening} isShown={opened !== undefined} />
          <p className="audit-note">{event.sentence}</p>
          {event.changes.some(({ before }) => before !== null) && (
            <div className="event-changes">
              <HistoryChanges changes={event.changes} />
            </div>
          )}
          <dl className="audit-facts">
            {values.map((value) => (
              <div key={value.field}>
                <dt>{fieldWords(value.field)}</dt>
                <dd>
                  <ShownValue value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={texts.chain}>
          <CauseTree nodes={event.chain} currentId={event.id} />
          <p className="audit-note">{event.isChainComplete ? texts.chainSentence : texts.chainCut}</p>
        </Card>
      </div>
      <div className="audit-stack">
        <Card title={texts.facts}>
          <EventFacts event={event} />
          <nav className="page-turner" aria-label={texts.neighbours}>
            {event.previousId !== null && <Link to={auditEventPath(event.previousId)}>{texts.previous}</Link>}
            {event.nextId !== null && <Link to={auditEventPath(event.nextId)}>{texts.next}</Link>}
          </nav>
        </Card>
        <ProofCard position={event.position} />
      </div>
    </div>
  );
}
