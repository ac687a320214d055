import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { ErrorFace } from '../design/ErrorFace';
import { SkeletonRows } from '../design/SkeletonRows';
import { HistoryItem } from './HistoryItem';
import { historyTexts } from './texts';
import './history.css';

/** The result of a feature's history query, as its hook gives it. */
export interface HistoryResult {
  readonly currentData?: readonly HistoryEntry[] | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** What happened to a record, newest first, with its faces. */
export function HistoryList({ history }: { history: HistoryResult }): React.JSX.Element {
  const { currentData: entries, error, refetch } = history;
  if (entries)
    return (
      <ol className="history">
        {entries.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </ol>
    );
  if (error === undefined) return <SkeletonRows label={historyTexts.loading} rows={3} />;
  return <ErrorFace title={historyTexts.failed} error={error} onRetry={() => void refetch()} />;
}
