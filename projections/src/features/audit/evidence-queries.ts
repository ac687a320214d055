import type { EvidenceFilter } from '@annals/contracts/features/audit/evidence-filter';
import { evidenceExportRow } from '@annals/contracts/features/audit/evidence-views';
import { evidenceExportId, type EvidenceExportId } from '@annals/contracts/features/audit/ids';
import { oneRowOf, rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { matching } from './matching';

const withId = z.object({
  id: evidenceExportId,
});
const counted = z.object({ count: z.bigint() });
const withPosition = z.object({
  position: z.string(),
});

const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** A bundle, with the name of who asked for it. */
const namedExport = evidenceExportRow.extend({
  requestedByName: z.string(),
});
export type NamedExport = z.infer<typeof namedExport>;

/** The bundles, newest first. */
export async function evidenceExportsOf(db: ReadModels, request: PageRequest): Promise<Page<NamedExport>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    namedExport,
    withNames(db)
      .modify((query) => {
        if (cursor)
          void query.whereRaw('(export."requestedAt", export.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'export.requestedAt', order: 'desc' },
        { column: 'export.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.requestedAt, row.id]);
}

/** One bundle; undefined when there is none. */
export async function evidenceExportOf(
  db: ReadModels,
  id: EvidenceExportId,
): Promise<NamedExport | undefined> {
  return rowOf(namedExport, withNames(db).where('export.id', id).limit(1));
}

/** The bundles that are not made yet, oldest first. */
export async function unfinishedExports(db: ReadModels): Promise<EvidenceExportId[]> {
  const rows = await rowsOf(
    withId,
    db('evidence_exports').select('id').where('status', 'running').orderBy('requestedAt'),
  );
  return rows.map(({ id }) => id);
}

/** The positions of the events of a selection, in order; at most `limit`. */
export async function selectedPositions(
  db: ReadModels,
  filter: EvidenceFilter,
  limit: number,
): Promise<bigint[]> {
  const rows = await rowsOf(
    withPosition,
    selection(db, filter)
      .select(db.raw('event.position::text AS position'))
      .orderBy('event.position')
      .limit(limit),
  );
  return rows.map(({ position }) => BigInt(position));
}

/** How many events a selection holds, counted up to `most`. */
export async function countSelected(db: ReadModels, filter: EvidenceFilter, most: number): Promise<number> {
  const some = selection(db, filter).select(db.raw('1')).limit(most);
  const { count } = await oneRowOf(counted, db.from(some.as('some')).count({ count: '*' }));
  return Number(count);
}

function selection(
  db: ReadModels,
  { fromPosition, untilPosition, ...filter }: EvidenceFilter,
): Knex.QueryBuilder {
  return matching(db, filter).modify((query) => {
    if (fromPosition !== undefined) void query.where('event.position', '>=', fromPosition);
    if (untilPosition !== undefined) void query.where('event.position', '<=', untilPosition);
  });
}

function withNames(db: ReadModels) {
  return db('evidence_exports as export')
    .leftJoin('people as asker', 'asker.id', 'export.requestedBy')
    .select('export.*')
    .select(db.raw(`coalesce(asker."firstName" || ' ' || asker."lastName", '') AS "requestedByName"`));
}
