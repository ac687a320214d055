import { t } from '@annals/contracts/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { shownOf, type Answered } from '../api/answered';
import type { PagedList } from '../api/paged-list';
import { Loaded, type StatesProps } from './Loaded';
import { LoadMore } from './LoadMore';

type QueryListProps<Item> = StatesProps & {
  /** The result of a query for a list, or what `pagedList` makes of one: that goes on with "Load more". */
  readonly list: Answered<readonly Item[]> | PagedList<Item>;
  /** Without "Load more" below it: the first few are enough, or it stands elsewhere. */
  readonly isExcerpt?: boolean;
  /** What is shown where there is nothing. */
  readonly empty: React.ReactNode;
  readonly children: (items: readonly Item[]) => React.ReactNode;
};

/** A list with its four states: full, empty, failed, and still to come. Who cannot see it hears how many there are whenever their number changes. */
export function QueryList<Item>(props: QueryListProps<Item>): React.JSX.Element {
  const { list, isExcerpt = false, empty, children, ...rest } = props;
  const items = shownOf(list);
  return (
    <>
      <Loaded query={list} {...rest}>
        {(found) => (found.length > 0 ? children(found) : empty)}
      </Loaded>
      {items && !isExcerpt && 'hasNextPage' in list && <LoadMore {...list} />}
      <NumberOf items={items} />
    </>
  );
}

/** Says nothing of the first list: what a screen begins with is read with it. */
function NumberOf({ items }: { items: readonly unknown[] | undefined }): React.JSX.Element {
  const [words, setWords] = useState('');
  const last = useRef<number>(undefined);
  const count = items?.length;
  useEffect(() => {
    if (count === undefined) return;
    if (last.current !== undefined && last.current !== count)
      setWords(t('{count, plural, one {# entry} other {# entries}}', { count }));
    last.current = count;
  }, [count]);
  return (
    <span className="visually-hidden" role="status">
      {words}
    </span>
  );
}
