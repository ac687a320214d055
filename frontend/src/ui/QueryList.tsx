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

/** A list with its four states: full, empty, failed, and still to come. */
export function QueryList<Item>(props: QueryListProps<Item>): React.ReactNode {
  const { items, error, onRetry, texts, rows = 4, empty, children } = props;
  if (items) return items.length > 0 ? children(items) : empty;
  if (error !== undefined) return <ErrorState title={texts.failed} error={error} onRetry={onRetry} />;
  return <SkeletonRows label={texts.loading} rows={rows} />;
}
