import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { HistoryItem } from './HistoryItem';
import './history.css';

/** Events as sentences, in the order given. */
export function HistoryEntries({ entries }: { entries: readonly HistoryEntry[] }): React.JSX.Element {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <HistoryItem key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}
