import { setTimeout } from 'node:timers/promises';
import { showLife } from '@annals/event-store/postgres/show-life';
import pg from 'pg';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import { leftOutAsJson } from './parked-streams';
import { dropTable, generationsOf, showGeneration } from './read-model-table';
import { RebuildLost } from './rebuild-context';
import { holdLive } from './rebuild-record';
import { reportOf, type RebuildRun } from './rebuild-run';

/**
 * How long the switch waits for readers under way. A reader that begins meanwhile waits behind it, so it gives way soon and
 * tries again.
 */
const GIVE_WAY_MS = 150;
const TRY_AGAIN_MS = 400;

/**
 * Catches up to the live generation while that is held still, points the read model's name at the new one, and moves the checkpoint, in one
 * transaction. A reader under way keeps what it reads; when one takes long, the switch gives way and comes back.
 */
export async function switching(run: RebuildRun): Promise<'switched'> {
  const { signal, pacing, next } = run;
  while (!signal.aborted) {
    const switched = await pacing.serialized(async () => {
      await next.comeNear();
      return attempt(run);
    });
    if (switched) return 'switched';
    await setTimeout(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
  throw new RebuildLost();
}

/** @returns false when readers were in the way */
async function attempt(run: RebuildRun): Promise<boolean> {
  const client = await run.pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${String(GIVE_WAY_MS)}`);
    const live = await holdLive(client, run);
    await showLife(client, async () => {
      await run.next.catchUp(live);
      await run.next.save();
    });
    await show(client, run);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (error instanceof pg.DatabaseError && error.code === '55P03') return false;
    throw error;
  } finally {
    client.release();
  }
}

async function show(client: pg.ClientBase, run: RebuildRun): Promise<void> {
  const { projection, lease, begun, next, leftOut } = run;
  // One that was cancelled in this moment must not be shown: its row is what is switched.
  const { rowCount } = await client.query(
    `WITH ended AS (DELETE FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 AND token = $7 RETURNING requested_by, reason)
     UPDATE ${READ_SCHEMA}.projections p SET
       previous = jsonb_build_object('generation', p.generation, 'version', p.version, 'position', p.position::text, 'at', now(),
         'leftOut', p.left_out),
       last_rebuild = $5::jsonb || jsonb_build_object('by', ended.requested_by, 'reason', ended.reason),
       generation = $2, version = $3, position = $4, left_out = $6, failure = NULL, token = p.token + 1, updated_at = now()
     FROM ended WHERE p.name = $1`,
    [
      projection.name,
      begun.generation,
      projection.version,
      String(next.position),
      reportOf(run),
      leftOutAsJson(leftOut),
      String(lease.token),
    ],
  );
  if (rowCount !== 1) throw new RebuildLost();
  await client.query(showGeneration(projection, begun.generation));
  for (const other of await generationsOf(client, projection))
    if (other !== begun.generation && other !== lease.generation)
      await client.query(dropTable(projection, other));
  await client.query('SELECT pg_notify($1, $2)', [
    FEED_CHANNEL,
    movedNotice(projection, next.position, new Set()),
  ]);
}
