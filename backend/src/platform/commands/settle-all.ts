import { StoreUnavailable } from '@annals/event-store/port';

/**
 * Does something for each of a list, one after another; one that fails keeps none of the others from it.
 * @throws the first failure, after all the others had their turn; StoreUnavailable at once, for then they would only wait for it too
 */
export async function settleAll<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const works = new Works();
  for (const item of items) await works.take(() => act(item));
  works.end();
}

/** Does something for all of these at once. @throws the first failure, once nothing of them goes on any more */
export async function allOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const ends = await Promise.allSettled(items.map(act));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** A list in parts of this size, the last one smaller. */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}

/** Several pieces of work, one after another. @throws as `settleAll` */
export function eachWork(...works: readonly (() => Promise<unknown>)[]): Promise<void> {
  return settleAll(works, (work) => work());
}

/**
 * Walks a long list by key and does something for each of its rows, one page in memory at a time.
 * @param fetch gives the rows after a row, at most `limit`; from the beginning when there is none
 * @throws as `settleAll`
 */
export function eachRow<Row>(
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  return eachPage(fetch, (rows) => settleAll(rows, act));
}

/** As `eachRow`, a page at a time: for what is looked up for many at once. */
export async function eachPage<Row>(
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  act: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  const works = new Works();
  for (let after: Row | undefined; ;) {
    const rows = await fetch(after, ROWS_AT_ONCE);
    if (rows.length > 0) await works.take(() => act(rows));
    after = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  works.end();
}

const ROWS_AT_ONCE = 500;

/** Several pieces of work, of which one that fails is told of at the end. */
class Works {
  private failure: { readonly error: unknown } | undefined;

  async take(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      this.failure ??= { error };
    }
  }

  end(): void {
    if (this.failure) throw this.failure.error;
  }
}
