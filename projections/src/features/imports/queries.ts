import type { ImportId } from '@annals/contracts/features/imports/ids';
import type { ImportDetail, ImportView } from '@annals/contracts/features/imports/views';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

/** When the last import of a page was started, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** The imports, newest first. */
export async function importsOf(db: ReadModels, request: PageRequest): Promise<Page<ImportView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = (await withNames(db)
    .modify((query) => {
      if (cursor) void query.whereRaw('(import."startedAt", import.id) < (?::timestamptz, ?::uuid)', cursor);
    })
    .orderBy([
      { column: 'import.startedAt', order: 'desc' },
      { column: 'import.id', order: 'desc' },
    ])
    .limit(request.limit + 1)) as ImportView[];
  return cutPage(rows, request.limit, (row) => [row.startedAt, row.id]);
}

/** One import; undefined when there is none. */
export async function importOf(db: ReadModels, id: ImportId): Promise<ImportDetail | undefined> {
  return (await withNames(db).where('import.id', id).first()) as ImportDetail | undefined;
}

function withNames(db: ReadModels) {
  return db('imports as import')
    .leftJoin('people as starter', 'starter.id', 'import.startedBy')
    .select('import.*')
    .select(db.raw(`coalesce(starter."firstName" || ' ' || starter."lastName", '') AS "startedByName"`))
    .select(db.raw('jsonb_array_length(import.refused) AS "refusedCount"'));
}

/** The imports that are under way but have not come on since `before`: whoever worked on them was interrupted. */
export async function stalledImports(db: ReadModels, before: string): Promise<ImportId[]> {
  const rows = await db<{ id: ImportId; status: string; updatedAt: string }>('imports')
    .select('id')
    .where({ status: 'running' })
    .where('updatedAt', '<', before);
  return rows.map(({ id }) => id);
}
