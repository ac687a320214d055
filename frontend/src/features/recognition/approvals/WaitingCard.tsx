import type { PagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { QueryList } from '../../../ui/QueryList';
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
export function WaitingCard<Item>(props: WaitingCardProps<Item>): React.JSX.Element {
  const { title, failed, list, bar, children } = props;
  return (
    <QueryList
      list={list}
      texts={{ failed }}
      skeleton={<StillComing />}
      frame={(state) => <Card title={title}>{state}</Card>}
      empty={null}
    >
      {(items) => (
        <Card title={title}>
          {bar}
          <ul>{items.map(children)}</ul>
        </Card>
      )}
    </QueryList>
  );
}
