import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { Card } from '../design/Card';
import { ErrorFace } from '../design/ErrorFace';
import { SkeletonRows } from '../design/SkeletonRows';
import { HistoryItem } from './HistoryItem';
import { historyTexts } from './texts';
import './history.css';

/** The result of a feature's history query, as its hook gives it. */
interface HistoryResult {
  readonly currentData?: readonly HistoryEntry[] | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** What happened to a record, newest first. */
export function HistoryCard({ history }: { history: HistoryResult }): React.JSX.Element {
  const { currentData: entries, error, refetch } = history;
  return (
    <Card title={historyTexts.title}>
      {entries ? (
        <ol className="history">
          {entries.map((entry) => (
            <HistoryItem key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : error === undefined ? (
        <SkeletonRows label={historyTexts.loading} rows={3} />
      ) : (
        <ErrorFace title={historyTexts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
