import {
  generationDifference,
  type GenerationDifference,
} from '@annals/contracts/features/operations/routes';
import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import type { Lease } from './lease';
import type { Projection } from './projection';
import { createTable, dropTable, generationsOf } from './read-model-table';
import { BY_ITSELF, rebuildKind, type RebuildKind } from './rebuild-request';
import {
  isAtWork,
  stateAfter,
  storedState,
  STORED_STATES,
  type RebuildState,
  type StateAtWork,
} from './rebuild-state';

/** A rebuild as its runner takes it up. */
export interface BegunRebuild {
  readonly kind: RebuildKind;
  readonly state: StateAtWork;
  readonly generation: number;
  /** How far it had been written when it was interrupted, or where the generation is that is to come back. */
  readonly position: bigint;
  readonly review: boolean;
  readonly difference: GenerationDifference | null;
  /** The streams that the generation which is to come back lacks. */
  readonly lacks: Readonly<Record<string, string>>;
}

const rebuildRow = z.object({
  kind: rebuildKind,
  generation: z.number(),
  version: z.number(),
  saved: z.bigint(),
  review: z.boolean(),
  state: z.string(),
  failure: z.unknown(),
  difference: generationDifference.nullable(),
});
const liveRow = z.object({
  generation: z.number(),
  kept: z.number().nullable(),
  lacks: z.record(z.string(), z.string()).nullable(),
});

/**
 * Takes a rebuild up under the token of the lease: from then on nobody else's writes to it count. One that was interrupted goes on in its state,
 * with what was written; otherwise it begins with an empty table. Left-overs of others are removed.
 * @returns undefined when the lease is not ours any more
 */
export async function beginRebuild(
  pool: pg.Pool,
  projection: Projection,
  lease: Lease,
): Promise<BegunRebuild | undefined> {
  const client = await pool.connect();
  try {
    // Lost in a crash of the server, it is started over: nothing has to wait for the disk.
    await client.query('BEGIN; SET LOCAL synchronous_commit = off');
    const begun = await begin(client, projection, lease);
    await client.query('COMMIT');
    return begun;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function begin(
  client: pg.ClientBase,
  projection: Projection,
  lease: Lease,
): Promise<BegunRebuild | undefined> {
  const { name, version } = projection;
  const live = await rowOf(
    liveRow,
    client.query(
      `SELECT generation, (previous->>'generation')::integer AS kept, previous->'leftOut' AS lacks FROM ${READ_SCHEMA}.projections WHERE name = $1 AND token = $2 FOR UPDATE`,
      [name, String(lease.token)],
    ),
  );
  if (!live) return undefined;
  await client.query(
    `INSERT INTO ${READ_SCHEMA}.rebuilds (name, generation, position, head, requested_by, reason) VALUES ($1, 0, 0, 0, $2, $3)
     ON CONFLICT DO NOTHING`,
    [name, BY_ITSELF.by, BY_ITSELF.reason],
  );
  const row = await rowOf(
    rebuildRow,
    client.query(
      `SELECT kind, generation, version, saved, review, state, failure, difference FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 FOR UPDATE`,
      [name],
    ),
  );
  if (!row) return undefined;
  const there = await generationsOf(client, projection);
  const goesOn =
    row.version === version && there.includes(row.generation) && (row.saved > 0n || row.kind === 'rollback');
  const generation = goesOn ? row.generation : Math.max(live.generation, live.kept ?? 0) + 1;
  for (const other of there)
    if (other !== live.generation && other !== live.kept && !(goesOn && other === generation))
      await client.query(dropTable(projection, other));
  if (!goesOn) await client.query(createTable(projection, generation));
  const state = takenUp(storedState(row), goesOn);
  const position = goesOn ? row.saved : 0n;
  const difference = goesOn ? row.difference : null;
  await client.query(
    `UPDATE ${READ_SCHEMA}.rebuilds SET generation = $2, version = $3, token = $4, saved = $5, position = $5, state = $6, difference = $7,
       failure = NULL, started_at = now() WHERE name = $1`,
    [
      name,
      generation,
      version,
      String(lease.token),
      String(position),
      STORED_STATES[state],
      difference && JSON.stringify(difference),
    ],
  );
  const lacks = row.kind === 'rollback' ? (live.lacks ?? {}) : {};
  return { kind: row.kind, state, generation, position, review: row.review, difference, lacks };
}

/** @param goesOn whether what was built of it still counts */
function takenUp(stored: RebuildState, goesOn: boolean): StateAtWork {
  const left = stored === 'failed' ? stateAfter(stored, 'tried again') : stored;
  const state = stateAfter(goesOn ? left : stateAfter(left, 'emptied'), 'taken up');
  if (!isAtWork(state)) throw new Error(`Nobody can work on a rebuild that is ${state}.`);
  return state;
}
