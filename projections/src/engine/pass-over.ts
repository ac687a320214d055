import { rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import type { Checkpoint } from './batch-writer';
import { READ_SCHEMA } from './connections';
import { FEED_CHANNEL, movedNotice } from './feed-notice';
import { inOneGo } from './in-one-go';
import { RENEWED } from './lease-time';
import type { Projection } from './projection';
import { ASYNC_COMMIT } from './transaction-settings';

const withName = z.object({
  name: z.string(),
});

interface Pass {
  readonly projection: Projection;
  readonly from: Checkpoint;
  readonly to: bigint;
}

/** Moves a checkpoint over events that are for other read models. @returns false when it was not moved: it is held still for a moment, or is not what it was */
export type PassOver = (pass: Pass) => Promise<boolean>;

/** Most events are for a few read models and wake all of them: without this, each would take a transaction and a notice of its own. */
export function passOver(pool: pg.Pool): PassOver {
  const together = inOneGo(async (passes: readonly Pass[]) => {
    const rows = await rowsOf(withName, pool.query(PASS, [JSON.stringify(passes.map(asRow))]));
    return new Set(rows.map(({ name }) => name));
  });
  return async (pass) => (await together(pass)).has(pass.projection.name);
}

const asRow = ({ projection, from, to }: Pass) => ({
  name: projection.name,
  generation: from.generation,
  from: String(from.position),
  token: String(from.token),
  to: String(to),
  notice: movedNotice(projection, to, new Set(), false),
});

/** Waits for nobody's lock while it holds those of others: whatever is held still is left out. */
const PASS = `WITH ${ASYNC_COMMIT}, pass AS (
    SELECT * FROM json_to_recordset($1::json) AS row(name text, generation integer, "from" bigint, token bigint, "to" bigint, notice text)
  ), free AS (
    SELECT p.name FROM ${READ_SCHEMA}.projections p JOIN pass ON p.name = pass.name
    WHERE p.generation = pass.generation AND p.position = pass."from" AND p.token = pass.token
    FOR UPDATE OF p SKIP LOCKED
  ), moved AS (
    UPDATE ${READ_SCHEMA}.projections p SET position = pass."to", failure = NULL, updated_at = now(), lease_until = ${RENEWED}
    FROM free JOIN pass ON pass.name = free.name, async_commit WHERE p.name = free.name RETURNING p.name, pass.notice
  )
  SELECT name, pg_notify('${FEED_CHANNEL}', notice) FROM moved`;
