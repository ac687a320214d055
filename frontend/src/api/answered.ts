/** What a screen knows of something it asked for: the result of a query as RTK Query gives it, or what `pagedList` makes of pages. */
export type Answered<Data> =
  | { readonly currentData?: Data | undefined; readonly error?: unknown; readonly refetch: () => unknown }
  | { readonly items: Data | undefined; readonly error?: unknown; readonly retry: () => unknown };

/** What has come so far; undefined before that. What belongs to other arguments is not shown under these. */
export function shownOf<Data>(query: Answered<Data>): Data | undefined {
  return 'retry' in query ? query.items : query.currentData;
}

/** Asks once more. */
export function askAgain(query: Answered<unknown>): void {
  void ('retry' in query ? query.retry() : query.refetch());
}
