import { Card } from '../../design/Card';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { useMeetingsHistoryQuery } from '../api';
import { HistoryItem } from './HistoryItem';
import { historyTexts } from './texts';

/** What happened to the meeting, newest first. */
export function History({ meetingId }: { meetingId: string }): React.JSX.Element {
  const { currentData: entries, error, refetch } = useMeetingsHistoryQuery({ meetingId });
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
