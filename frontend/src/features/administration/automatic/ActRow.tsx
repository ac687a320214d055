import { eventWords } from '@annals/contracts/kernel/words';
import type { AutomaticAct } from '@annals/contracts/features/operations/automatic-acts';
import { AUTOMATIC_KIND_LABELS } from '@annals/contracts/kernel/feature';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useOperationsShowStoredEventQuery } from '../../operations/api';
import { calendarDay, exactTime } from '../../../time/format';
import { automaticTexts as texts } from './texts';
import { Loaded } from '../../../ui/Loaded';
import { When } from '../../../ui/When';

/** One automatic act; its event opens beneath it. */
export function ActRow({ act }: { act: AutomaticAct }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const { position, attempt, personId, personName } = act;
  return (
    <>
      <tr>
        <td>
          <When at={act.occurredAt} />
        </td>
        <th scope="row" className="automatic__what">
          {eventWords(act.type)}
          <span className="data-table__beneath">{AUTOMATIC_KIND_LABELS[act.kind]}</span>
        </th>
        <td>{personName ?? (personId === null ? texts.nobody : texts.unknownPerson)}</td>
        <td className="automatic__cause">
          {causeOf(act)}
          <span className="data-table__beneath">
            {[
              act.policy === null ? null : texts.policy(act.policy),
              act.job === null ? act.actorId : texts.job(act.job),
            ]
              .filter((part) => part !== null)
              .join(', ')}
          </span>
        </td>
        <td>{attempt ?? '–'}</td>
        <td className="automatic__act">
          <Button
            variant="minimal"
            aria-expanded={isOpen}
            text={isOpen ? texts.hide(position) : texts.show(position)}
            onClick={() => setIsOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={texts.columns.length}>
            <ActEvent position={position} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The event it followed from, else what it was due for. */
function causeOf({ cause, due, job }: AutomaticAct): string {
  if (cause) return `${eventWords(cause.type)}, ${exactTime(cause.occurredAt)}`;
  if (due !== null) return texts.calendarDue(dueWords(due));
  return job === null ? texts.unknown : texts.calendar;
}

/** A day, an instant or a week as people read it. */
function dueWords(due: string): string {
  if (due.includes('W')) return due;
  return due.includes('T') ? exactTime(due) : calendarDay(due);
}

/** What is known around the event; what it holds is not for operations. */
function ActEvent({ position }: { position: string }): React.JSX.Element {
  const query = useOperationsShowStoredEventQuery({ position });
  return (
    <Loaded query={query} texts={{ loading: texts.eventLoading, failed: texts.eventFailed }} rows={2}>
      {(event) => (
        <section className="automatic__event" aria-label={texts.show(position)}>
          <p>
            {texts.event(event.type, event.stream)}. {event.hasPersonalFields && texts.personal}
          </p>
          <p>{texts.fields(event.fields)}</p>
        </section>
      )}
    </Loaded>
  );
}
