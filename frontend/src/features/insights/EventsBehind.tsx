import { eventWords } from '@annals/contracts/kernel/words';
import type { EvidenceEvent } from '@annals/contracts/features/insights/evidence';
import { Link } from 'react-router-dom';
import { Told } from '../../ui/When';
import { atEvent } from '../../ui/history/event-anchor';
import { whyTexts } from './texts';

/** So many are shown at first; more are unfolded. */
const SHOWN = 3;

/** The events a figure rests on, each leading to the place where the history of its record tells it. */
export function EventsBehind({ events }: { events: readonly EvidenceEvent[] }): React.JSX.Element {
  const lines = events.map(({ id, type, at, path }) => (
    <li key={id}>
      <Link to={atEvent(path, id)}>
        <Told at={at} precision="day">
          {(when) => whyTexts.event(eventWords(type), when)}
        </Told>
      </Link>
    </li>
  ));
  const list = <ul>{lines}</ul>;
  return (
    <div className="insight__events">
      {events.length <= SHOWN ? (
        list
      ) : (
        <details>
          <summary>{whyTexts.events(events.length)}</summary>
          {list}
        </details>
      )}
    </div>
  );
}
