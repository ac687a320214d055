import { t } from '@annals/contracts/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from './ErrorState';
import { SkeletonRows } from './SkeletonRows';

interface QueryListProps<Item> {
  /** What has come so far; undefined before that. */
  readonly items: readonly Item[] | undefined;
  /** Why the last call failed, if it did. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly rows?: number;
  /** What is shown where there is nothing. */
  readonly empty: React.ReactNode;
  readonly children: (items: readonly Item[]) => React.ReactNode;
}

/** A list with its four states: full, empty, failed, and still to come. Who cannot see it hears how many there are whenever their number changes. */
export function QueryList<Item>(props: QueryListProps<Item>): React.JSX.Element {
  return (
    <>
      <State {...props} />
      <NumberOf items={props.items} />
    </>
  );
}

function State<Item>(props: QueryListProps<Item>): React.ReactNode {
  const { items, error, onRetry, texts, rows = 4, empty, children } = props;
  if (items) return items.length > 0 ? children(items) : empty;
  if (error !== undefined) return <ErrorState title={texts.failed} error={error} onRetry={onRetry} />;
  return <SkeletonRows label={texts.loading} rows={rows} />;
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
