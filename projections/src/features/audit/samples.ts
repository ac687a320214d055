import type { EventFilter } from '@annals/contracts/features/audit/filter';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  savedSearchView,
  sampleSummary,
  type AuditEvent,
  type SampleSummary,
  type SavedSearchView,
} from '@annals/contracts/features/audit/views';
import { oneRowOf, rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import { READ_SCHEMA, type ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { listedRow, LISTED, named } from './explorer';
import { matching } from './matching';
import { auditSampleRow, type AuditSampleRow } from './saved-searches-fold';

const drawnSample = sampleSummary.extend(auditSampleRow.pick({ eventIds: true }).shape);

/** More events than this are not drawn from: the hash of each has to be computed. */
export const MOST_POPULATION = 1_000_000;

/** What was drawn, and from how many. */
export interface Drawn {
  readonly population: number;
  /** In the order of drawing. */
  readonly eventIds: readonly string[];
}

const checkpoint = z.object({ position: z.bigint() });
const drawnRow = z.object({ id: z.string(), population: z.coerce.number() });

/**
 * Draws a sample: of the events that match and are at `head` or before, those `size` with the lowest SHA-256 over the text
 * `<seed>:<event id>`. The same seed gives the same events on every machine, and nobody can steer it but by the seed, which is stated.
 */
export async function draw(
  db: ReadModels,
  asked: { filter: EventFilter; seed: string; size: number; head: string },
): Promise<Drawn> {
  const { filter, seed, size, head } = asked;
  const rows = await rowsOf(
    drawnRow,
    db
      .with(
        'population',
        matching(db, filter)
          .select('event.id')
          .where('event.position', '<=', head)
          .limit(MOST_POPULATION + 1),
      )
      .select('id', db.raw('(SELECT count(*) FROM population) AS population'))
      .from('population')
      .orderByRaw(`sha256(convert_to(? || ':' || id::text, 'UTF8')), id`, [seed])
      .limit(size),
  );
  return { population: rows[0]?.population ?? 0, eventIds: rows.map(({ id }) => id) };
}

/** How far the index is: every event up to there can be drawn. */
export async function indexedUntil(db: ReadModels): Promise<string> {
  const { position } = await oneRowOf(
    checkpoint,
    db(`${READ_SCHEMA}.projections`).select('position').where('name', 'event_index'),
  );
  return String(position);
}

/** Events by their ids, in that order. */
export async function eventsById(db: ReadModels, ids: readonly string[]): Promise<AuditEvent[]> {
  const rows = await rowsOf(listedRow, db('event_index as event').select(LISTED).whereIn('event.id', ids));
  const found = new Map((await named(db, rows)).map((event) => [event.id, event]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const sampleKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** The samples auditors drew, newest first. */
export async function samplesFor(db: ReadModels, request: PageRequest): Promise<Page<SampleSummary>> {
  const cursor = readCursor(request.after, sampleKey);
  const rows = await rowsOf(
    sampleSummary,
    withAuditor(db)
      .modify((query) => {
        if (cursor) void query.whereRaw('(sample."drawnAt", sample.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'sample.drawnAt', order: 'desc' },
        { column: 'sample.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, ({ drawnAt, id }) => [drawnAt, id]);
}

/** One sample with the ids of its events; undefined when there is none. */
export async function sampleOf(
  db: ReadModels,
  id: string,
): Promise<(SampleSummary & Pick<AuditSampleRow, 'eventIds'>) | undefined> {
  return rowOf(drawnSample, withAuditor(db).where('sample.id', id).limit(1));
}

function withAuditor(db: ReadModels) {
  return db('audit_samples as sample')
    .leftJoin('people as auditor', 'auditor.id', 'sample.auditorId')
    .select(
      'sample.*',
      db.raw(`coalesce(auditor."firstName" || ' ' || auditor."lastName", '') AS "auditorName"`),
    );
}

/** The searches an auditor keeps, by name. */
export async function searchesOf(db: ReadModels, auditorId: PersonId): Promise<SavedSearchView[]> {
  return rowsOf(
    savedSearchView,
    db('saved_searches')
      .select('id', 'name', 'filter', 'savedAt')
      .where({ auditorId })
      .orderBy(['name', 'id']),
  );
}
