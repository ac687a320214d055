import { importId, type ImportId } from '@annals/contracts/features/imports/ids';
import {
  importDetail,
  importView,
  type ImportDetail,
  type ImportView,
} from '@annals/contracts/features/imports/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const withId = z.object({ id: importId });

/** When the last import of a page was started, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** The imports, newest first. */
export async function importsOf(db: ReadModels, request: PageRequest): Promise<Page<ImportView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    importView,
    withNames(db)
      .modify((query) => {
        if (cursor)
          void query.whereRaw('(import."startedAt", import.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'import.startedAt', order: 'desc' },
        { column: 'import.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.startedAt, row.id]);
}

/** One import; undefined when there is none. */
export async function importOf(db: ReadModels, id: ImportId): Promise<ImportDetail | undefined> {
  return rowOf(importDetail, withNames(db).where('import.id', id).limit(1));
}

function withNames(db: ReadModels) {
  return db('imports as import')
    .leftJoin('people as starter', 'starter.id', 'import.startedBy')
    .select('import.*')
    .select(db.raw(`coalesce(starter."firstName" || ' ' || starter."lastName", '') AS "startedByName"`))
    .select(db.raw('jsonb_array_length(import.refused) AS "refusedCount"'));
}

/** The imports that are under way but have not come on since `before`: the process that worked on them was interrupted. */
export async function stalledImports(db: ReadModels, before: string): Promise<ImportId[]> {
  const rows = await rowsOf(
    withId,
    db('imports').select('id').where({ status: 'running' }).where('updatedAt', '<', before),
  );
  return rows.map(({ id }) => id);
}
