import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import { eventAnchor, useToldOf } from './event-anchor';
import { shownValue, structureIn } from './history-value';
import { Structure } from './Structure';
import { historyTexts } from './texts';
import { When } from '../When';

/** One event as a sentence, with its reason and what it changed. */
export function HistoryItem({ entry }: { entry: HistoryEntry }): React.JSX.Element {
  const { isToldOf, ref } = useToldOf(entry.id);
  return (
    <li
      id={eventAnchor(entry.id)}
      ref={ref}
      tabIndex={isToldOf ? -1 : undefined}
      className={isToldOf ? 'history__entry history__entry--told-of' : 'history__entry'}
    >
      <p className="history__sentence">{entry.sentence}</p>
      <p className="history__when">
        <When at={entry.at} />
      </p>
      {entry.reason !== null && <p className="history__reason">{historyTexts.reason(entry.reason)}</p>}
      {entry.changes.length > 0 && <HistoryChanges changes={entry.changes} />}
    </li>
  );
}

/** What changed: before and after. */
export function HistoryChanges({ changes }: { changes: readonly HistoryChange[] }): React.JSX.Element {
  return (
    <dl className="history__changes">
      {changes.map((change) => (
        <ChangedValue key={change.field} change={change} />
      ))}
    </dl>
  );
}

function ChangedValue({ change }: { change: HistoryChange }): React.JSX.Element {
  return (
    <div>
      <dt>{change.field}</dt>
      <dd>
        {change.before !== null && (
          <>
            <del>
              <span className="visually-hidden">{historyTexts.before}: </span>
              <Value kind={change.kind} value={change.before} />
            </del>
            <span aria-hidden="true"> → </span>
          </>
        )}
        <ins>
          <span className="visually-hidden">{historyTexts.after}: </span>
          <Value kind={change.kind} value={change.after} />
        </ins>
      </dd>
    </div>
  );
}

interface ValueProps {
  readonly kind: HistoryChange['kind'];
  readonly value: string | null;
}

function Value({ kind, value }: ValueProps): React.JSX.Element {
  if (kind !== 'structure') return <>{shownValue(kind, value)}</>;
  const structure = value === null ? undefined : structureIn(value);
  return structure ? <Structure value={structure.value} /> : <>{shownValue('text', value)}</>;
}
