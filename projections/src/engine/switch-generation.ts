import { setTimeout } from 'node:timers/promises';
import { showLife } from '@annals/event-store/postgres/show-life';
import pg from 'pg';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import type { Poison } from './fold';
import type { Lease } from './lease';
import { leftOutAsJson, type LeftOut } from './parked-streams';
import type { Projection } from './projection';
import { dropTable, generationsOf, showGeneration } from './read-model-table';

/**
 * How long the switch waits for readers under way. Whoever begins to read meanwhile stands in line behind it, so it gives way soon and
 * tries again.
 */
const GIVE_WAY_MS = 150;
const TRY_AGAIN_MS = 400;

/** Runs work when nobody else's is running. */
export type Serialized = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What the switch needs of the rebuild it ends. */
interface Switch {
  readonly generation: number;
  readonly signal: AbortSignal;
  readonly leftOut: LeftOut;
  report(): Record<string, unknown>;
  holdLive(client: pg.ClientBase): Promise<bigint | undefined>;
  catchUp(live: bigint): Promise<{ poison: Poison | null; position: bigint }>;
  comeNear(): Promise<Poison | null>;
  readonly serialized: Serialized;
}

type Switched =
  | { readonly kind: 'switched' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'stopped'; readonly poison: Poison };

/**
 * Catches up to the live generation while that is held still, points the read model's name at the new one, and moves the checkpoint, in one
 * transaction. A reader under way keeps what it reads; when one takes long, the switch gives way and comes back.
 */
export async function switchGeneration(
  pool: pg.Pool,
  projection: Projection,
  lease: Lease,
  to: Switch,
): Promise<Switched> {
  while (!to.signal.aborted) {
    const switched = await to.serialized(async () => {
      const poison = await to.comeNear();
      return poison ? { kind: 'stopped' as const, poison } : attempt(pool, projection, lease, to);
    });
    if (switched) return switched;
    await setTimeout(TRY_AGAIN_MS, undefined, { signal: to.signal }).catch(() => undefined);
  }
  return { kind: 'ended' };
}

/** @returns undefined when readers were in the way */
async function attempt(
  pool: pg.Pool,
  projection: Projection,
  lease: Lease,
  to: Switch,
): Promise<Switched | undefined> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${String(GIVE_WAY_MS)}`);
    const live = await to.holdLive(client);
    if (live === undefined) return await end(client, { kind: 'ended' });
    const { poison, position } = await showLife(client, () => to.catchUp(live));
    if (poison) return await end(client, { kind: 'stopped', poison });
    await show(client, projection, lease, to, position);
    await client.query('COMMIT');
    return { kind: 'switched' };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (error instanceof pg.DatabaseError && error.code === '55P03') return undefined;
    throw error;
  } finally {
    client.release();
  }
}

async function end<Outcome>(client: pg.ClientBase, outcome: Outcome): Promise<Outcome> {
  await client.query('ROLLBACK');
  return outcome;
}

async function show(
  client: pg.ClientBase,
  projection: Projection,
  lease: Lease,
  to: Switch,
  position: bigint,
): Promise<void> {
  const { name, version } = projection;
  await client.query(showGeneration(projection, to.generation));
  await client.query(
    `UPDATE ${READ_SCHEMA}.projections p SET
       previous = jsonb_build_object('generation', p.generation, 'version', p.version, 'position', p.position::text, 'at', now(),
         'leftOut', p.left_out),
       last_rebuild = $5::jsonb || jsonb_build_object('by', r.requested_by, 'reason', r.reason),
       generation = $2, version = $3, position = $4, left_out = $6, failure = NULL, token = p.token + 1, updated_at = now()
     FROM ${READ_SCHEMA}.rebuilds r WHERE p.name = $1 AND r.name = p.name`,
    [name, to.generation, version, String(position), JSON.stringify(to.report()), leftOutAsJson(to.leftOut)],
  );
  await client.query(`DELETE FROM ${READ_SCHEMA}.rebuilds WHERE name = $1`, [name]);
  for (const other of await generationsOf(client, projection))
    if (other !== to.generation && other !== lease.generation)
      await client.query(dropTable(projection, other));
  await client.query('SELECT pg_notify($1, $2)', [
    FEED_CHANNEL,
    movedNotice(projection, position, new Set()),
  ]);
}
