import { isErased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { showLife } from '@annals/event-store/postgres/show-life';
import type pg from 'pg';
import { z } from 'zod';
import { upsertRows } from './batch-writer';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import type { Rows } from './fold';
import type { LogReader } from './log-reader';
import type { KeyedRow, Projection } from './projection';
import { isLeftOut, leftOut, NOTHING_LEFT_OUT, type LeftOut } from './parked-streams';
import { dropTable, generationsOf, tableOf } from './read-model-table';
import { STORED_STATES } from './rebuild-state';
import { rowsAsJson } from './storable-rows';

const withPosition = z.object({
  position: z.bigint().nullable(),
});
const nameAndLacks = z.object({
  name: z.string(),
  lacks: z.record(z.string(), z.string()),
});
const checkpointRow = z.object({
  position: z.bigint(),
  generation: z.number(),
  version: z.number(),
});

const PAGE = 2_000;
/** Rows of one INSERT. */
const CHUNK = 2_000;

/** A read model whose rows hold what has been erased, or may. */
interface Affected {
  readonly projection: Projection;
  readonly keys: Set<string>;
  readonly rows: Rows;
  /** The streams its rows lack: they stay left out. */
  lacks: LeftOut;
}

/**
 * Takes out of the read models what can no longer be read in the log: the rows that events with erased fields touch are folded again from
 * all of their events, and replace what is there, as a rebuild would make them. Two readings of the log, whatever the number
 * of people erased; everything else stays as it is and goes on.
 *
 * The token of each lease is raised with the rows: a worker that had read the old ones, and a rebuild that had folded them, find that
 * theirs no longer counts. The generation that is kept to roll back to, and what a rebuild has written so far, hold the old words too: both
 * are dropped, and the rebuild starts over.
 * @returns how many rows were made again, by read model
 */
export async function scrubErased(
  pool: pg.Pool,
  log: LogReader,
  projections: readonly Projection[],
): Promise<Readonly<Record<string, number>>> {
  const affected = await affectedBy(log, projections);
  const position = await lowestPosition(pool, affected);
  await learnWhatIsLeftOut(pool, affected);
  await foldUpTo(log, affected, 0n, position);
  const counts: Record<string, number> = {};
  for (const one of affected) counts[one.projection.name] = await exchange(pool, log, one, position);
  return counts;
}

/** First reading: which rows the events with erased fields touch. */
async function affectedBy(log: LogReader, projections: readonly Projection[]): Promise<Affected[]> {
  const affected = projections.map((projection) => ({
    projection,
    keys: new Set<string>(),
    rows: new Map<string, KeyedRow | null>(),
    lacks: NOTHING_LEFT_OUT,
  }));
  await eachEvent(log, 0n, undefined, (event) => {
    if (!holdsErased(event)) return;
    for (const { projection, keys } of affected)
      if (projection.handles.has(event.type)) for (const key of projection.keysOf(event)) keys.add(key);
  });
  return affected.filter(({ keys }) => keys.size > 0);
}

function holdsErased({ data }: RecordedEvent): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).some(isErased);
}

/** Second reading: these rows from all of their events. */
async function foldUpTo(
  log: LogReader,
  affected: readonly Affected[],
  after: bigint,
  upTo: bigint,
): Promise<void> {
  await eachEvent(log, after, upTo, (event) => {
    for (const { projection, keys, rows, lacks } of affected) {
      if (!projection.handles.has(event.type) || isLeftOut(lacks, event)) continue;
      for (const key of projection.keysOf(event))
        if (keys.has(key)) rows.set(key, projection.apply(rows.get(key) ?? null, event, key));
    }
  });
}

/** As far as all of them are: none may be folded beyond its own position. */
async function lowestPosition(pool: pg.Pool, affected: readonly Affected[]): Promise<bigint> {
  const row = await rowOf(
    withPosition,
    pool.query(`SELECT min(position) AS position FROM ${READ_SCHEMA}.projections WHERE name = ANY($1)`, [
      affected.map(({ projection }) => projection.name),
    ]),
  );
  return row?.position ?? 0n;
}

async function learnWhatIsLeftOut(pool: pg.Pool, affected: readonly Affected[]): Promise<void> {
  const rows = await rowsOf(
    nameAndLacks,
    pool.query(`SELECT name, left_out AS lacks FROM ${READ_SCHEMA}.projections`),
  );
  for (const one of affected)
    one.lacks = leftOut([], rows.find(({ name }) => name === one.projection.name)?.lacks);
}

/** Drops every other generation than the live one, and makes a rebuild under way start over. */
async function dropOthers(client: pg.ClientBase, projection: Projection, live: number): Promise<void> {
  await client.query(
    `UPDATE ${READ_SCHEMA}.projections SET previous = NULL, token = token + 1 WHERE name = $1`,
    [projection.name],
  );
  await client.query(`DELETE FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 AND kind = 'rollback'`, [
    projection.name,
  ]);
  await client.query(
    `UPDATE ${READ_SCHEMA}.rebuilds SET generation = 0, saved = 0, position = 0, token = 0, state = '${STORED_STATES.queued}', difference = NULL
     WHERE name = $1`,
    [projection.name],
  );
  for (const other of await generationsOf(client, projection))
    if (other !== live) await client.query(dropTable(projection, other));
}

/** Holds one read model still, folds the last few events, and puts the rows in their place. */
async function exchange(
  pool: pg.Pool,
  log: LogReader,
  affected: Affected,
  foldedTo: bigint,
): Promise<number> {
  const { projection, keys, rows } = affected;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const live = await rowOf(
      checkpointRow,
      client.query(
        `SELECT position, generation, version FROM ${READ_SCHEMA}.projections WHERE name = $1 FOR UPDATE`,
        [projection.name],
      ),
    );
    if (live) await dropOthers(client, projection, live.generation);
    // Of another version: it is being rebuilt from the log as it reads now.
    if (live?.version !== projection.version) {
      await client.query('COMMIT');
      return 0;
    }
    await showLife(client, () => foldUpTo(log, [affected], foldedTo, live.position));
    const table = tableOf(projection, live.generation);
    await client.query(`DELETE FROM ${table} WHERE id::text = ANY($1::text[])`, [[...keys]]);
    const present = [...rows.values()].filter((row) => row !== null);
    const statement = upsertRows(projection, table, '$1', 'true');
    for (let from = 0; from < present.length; from += CHUNK)
      await client.query(statement, [rowsAsJson(projection, present.slice(from, from + CHUNK))]);
    await client.query(
      `UPDATE ${READ_SCHEMA}.projections SET token = token + 1, updated_at = now() WHERE name = $1`,
      [projection.name],
    );
    await client.query('SELECT pg_notify($1, $2)', [
      FEED_CHANNEL,
      movedNotice(projection, live.position, new Set()),
    ]);
    await client.query('COMMIT');
    return present.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Every event after a position, up to another one or to the end. */
async function eachEvent(
  log: LogReader,
  from: bigint,
  upTo: bigint | undefined,
  take: (event: RecordedEvent) => void,
): Promise<void> {
  let after = from;
  for (;;) {
    if (upTo !== undefined && after >= upTo) return;
    const { events, next, atEnd } = await log.readAll({ after, limit: PAGE });
    for (const event of events) {
      if (upTo !== undefined && event.position > upTo) return;
      take(event);
    }
    if (atEnd) return;
    after = next;
  }
}
