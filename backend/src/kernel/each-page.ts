/**
 * Walks a long list by key and does something for each of its rows, one page in memory at a time.
 * @param fetch gives the rows after a row, at most `limit`; from the beginning when there is none
 */
export async function eachRow<Row>(
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  await eachPage(fetch, async (rows) => {
    for (const row of rows) await act(row);
  });
}

/** As `eachRow`, a page at a time: for what is looked up for many at once. */
export async function eachPage<Row>(
  fetch: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  act: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let after: Row | undefined; ;) {
    const rows = await fetch(after, ROWS_AT_ONCE);
    if (rows.length > 0) await act(rows);
    after = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const ROWS_AT_ONCE = 500;
