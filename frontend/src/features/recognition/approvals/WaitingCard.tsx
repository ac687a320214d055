import type { PagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadMore } from '../../../ui/LoadMore';
import { StillComing } from '../../../ui/StillComing';

interface WaitingCardProps<Item> {
  readonly title: string;
  readonly failed: string;
  readonly list: PagedList<Item>;
  /** Decides on several at once. */
  readonly bar: React.ReactNode;
  readonly children: (item: Item) => React.ReactNode;
}

/** What the reader decides on, the longest waiting first; nothing while there is none. */
export function WaitingCard<Item>(props: WaitingCardProps<Item>): React.JSX.Element | null {
  const { title, failed, list, bar, children } = props;
  if (!list.items && list.error !== undefined)
    return (
      <Card title={title}>
        <ErrorState title={failed} error={list.error} onRetry={list.retry} />
      </Card>
    );
  if (!list.items) return <StillComing />;
  if (list.items.length === 0) return null;
  return (
    <Card title={title}>
      {bar}
      <ul>{list.items.map(children)}</ul>
      <LoadMore {...list} />
    </Card>
  );
}
