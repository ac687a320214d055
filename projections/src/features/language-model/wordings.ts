import { wordingRow, wordingView, type WordingView } from '@annals/contracts/features/language-model/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

/** When the last wording of a page was asked for, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** What was sent and received, newest first; not for whom. */
export async function latestWordings(db: ReadModels, request: PageRequest): Promise<Page<WordingView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    wordingRow,
    db('wordings')
      .modify((query) => {
        if (cursor) void query.whereRaw('("askedAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'askedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(
    rows.map((row) => wordingView.parse(row)),
    request.limit,
    ({ askedAt, id }) => [askedAt, id],
  );
}
