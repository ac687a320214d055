import type { AuditEvent } from '@annals/contracts/features/audit/views';
import { eventWords } from '@annals/contracts/kernel/words';
import { useId } from 'react';
import { momentWords } from '../../../time/format';
import { Slider } from '../../../ui/Slider';
import { useAuditEventsQuery } from '../api';
import type { Stop } from './as-of-address';
import { asOfTexts as texts } from './texts';

/** The most that the log gives at once: of a longer record the newest. */
const MOST = 200;

interface ScrubberProps {
  readonly stream: string;
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
}

/** Goes through a record event by event: a tick for each, and the arrow keys lead from one to the next. */
export function Scrubber({ stream, stop, onStop }: ScrubberProps): React.JSX.Element | null {
  const id = useId();
  const { currentData: page } = useAuditEventsQuery({ stream, limit: MOST });
  const events = page ? [...page.events].reverse() : [];
  if (events.length < 2) return null;
  // Before the first event there was nothing: that is the first place.
  const at = events.filter((event) => counts(event, stop)).length;
  const current = events[at - 1];
  const words = current
    ? texts.after(
        at,
        events.length,
        eventWords(current.type),
        momentWords(current.occurredAt, { precision: 'second' }),
      )
    : texts.before;
  return (
    <div className="scrubber">
      <label htmlFor={id}>{texts.scrub}</label>
      <Slider
        id={id}
        shown={at}
        min={0}
        max={events.length}
        value={at}
        aria-valuetext={words}
        onChange={({ target }) => onStop({ by: 'position', at: positionAt(events, Number(target.value)) })}
      />
      <div className="scrubber__ticks" aria-hidden="true">
        {['before', ...events.map((event) => event.id)].map((place) => (
          <span key={place} />
        ))}
      </div>
      <output htmlFor={id}>{words}</output>
    </div>
  );
}

function positionAt(events: readonly AuditEvent[], place: number): string {
  const event = events[place - 1];
  if (event) return event.position;
  // The log begins at 1; whatever is before the first event of the record will do.
  return String(Math.max(1, Number(events[0]?.position ?? 1) - 1));
}

function counts(event: AuditEvent, { by, at }: Stop): boolean {
  if (by === 'position') return BigInt(event.position) <= BigInt(at);
  return Date.parse(by === 'happened' ? event.occurredAt : event.recordedAt) <= Date.parse(at);
}
