import { useEffect } from 'react';
import type { PagedList } from './paged-list';

/** Of a longer list the rest is asked for page by page: nobody sorts two thousand rows to read them. */
const MOST = 2_000;

/**
 * Asks for all pages of a list, so that it can be sorted.
 * @returns the list, and whether all of it has come; a longer one than is sorted goes on with "Load more"
 */
export function useWholeList<Item>(
  list: PagedList<Item>,
): PagedList<Item> & { readonly isWhole: boolean; readonly isTooLong: boolean } {
  const { items, hasNextPage, isFetchingNextPage, error, fetchNextPage } = list;
  const isTooLong = (items?.length ?? 0) >= MOST;
  const asksOn = hasNextPage && !isFetchingNextPage && error === undefined && !isTooLong;
  useEffect(() => {
    if (asksOn) fetchNextPage();
    // It is another function every time, and the same one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asksOn, items?.length]);
  return { ...list, isWhole: items !== undefined && !hasNextPage, isTooLong };
}
