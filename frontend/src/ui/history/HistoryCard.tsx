import { Card } from '../Card';
import { HistoryList, type HistoryResult } from './HistoryList';
import { historyTexts } from './texts';

/** What happened to a record, newest first. */
export function HistoryCard({ history }: { history: HistoryResult }): React.JSX.Element {
  return (
    <Card title={historyTexts.title}>
      <HistoryList history={history} />
    </Card>
  );
}
