import type { Page } from './endpoints-from';

/** A list that comes a page at a time, as screens show it. */
export interface PagedList<Item> {
  /** What has come so far; undefined before the first page. */
  readonly items: readonly Item[] | undefined;
  /** Why the last call failed, if it did. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => void;
}

/** The parts of an infinite query's result that matter here. */
export interface InfiniteResult<Item> {
  readonly currentData?: { readonly pages: readonly Page<readonly Item[]>[] } | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Flattens the pages of an infinite query. What belongs to other arguments is not shown under these. */
export function pagedList<Item>(result: InfiniteResult<Item>): PagedList<Item> {
  return {
    items: result.currentData?.pages.flatMap(({ items }) => items),
    error: result.error,
    retry: () => void result.refetch(),
    hasNextPage: result.hasNextPage,
    isFetchingNextPage: result.isFetchingNextPage,
    fetchNextPage: () => void result.fetchNextPage(),
  };
}
