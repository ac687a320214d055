import type { GenerationDifference } from '@annals/contracts/features/operations/routes';
import { showLife } from '@annals/event-store/postgres/show-life';
import type pg from 'pg';
import { READ_SCHEMA } from './connections';
import { generationDifference } from './generation-difference';
import { dropTable } from './read-model-table';
import { RebuildLost } from './rebuild-context';
import { holdLive, recordDifference } from './rebuild-record';
import { reportOf, type RebuildRun } from './rebuild-run';
import { LOW_PRIORITY } from './transaction-settings';

/** Compares with the live generation that goes on; one that was stopped was compared on the way. */
export async function comparing(
  run: RebuildRun,
): Promise<'compared' | 'compared for approval' | 'only compared'> {
  const { mode, begun, pacing } = run;
  if (mode === 'online') await pacing.serialized(() => compareAtOnePosition(run));
  if (run.difference) await recordDifference(run, run.difference);
  if (begun.kind !== 'diff') return begun.review ? 'compared for approval' : 'compared';
  await endCompared(run);
  return 'only compared';
}

/** The difference at the position where the next generation is, in the snapshot of the client's transaction. */
export function differenceIn(
  client: pg.ClientBase,
  { projection, lease, begun, next }: RebuildRun,
): Promise<GenerationDifference> {
  const { position } = next;
  return generationDifference(client, projection, {
    live: lease.generation,
    next: begun.generation,
    position,
  });
}

/**
 * Holds the live generation still for the moment it takes to bring this one to the very same position and to take a snapshot of both; the
 * comparison itself holds up nobody.
 */
async function compareAtOnePosition(run: RebuildRun): Promise<void> {
  const { pool, next } = run;
  await next.comeNear();
  const [holding, looking] = [await pool.connect(), await pool.connect()];
  try {
    await holding.query('BEGIN');
    const live = await holdLive(holding, run);
    await showLife(holding, async () => {
      await next.catchUp(live);
      await next.save();
    });
    await looking.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${LOW_PRIORITY} SELECT 1`);
    await holding.query('ROLLBACK');
    run.difference = next.position === live ? await differenceIn(looking, run) : null;
  } finally {
    for (const client of [holding, looking]) {
      await client.query('ROLLBACK').catch(() => undefined);
      client.release();
    }
  }
}

async function endCompared(run: RebuildRun): Promise<void> {
  const { pool, projection, lease, begun } = run;
  const { rowCount } = await pool.query(
    `WITH ended AS (DELETE FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 AND token = $2 RETURNING *)
     UPDATE ${READ_SCHEMA}.projections p SET last_rebuild = $3::jsonb || jsonb_build_object('by', requested_by, 'reason', reason)
     FROM ended WHERE p.name = ended.name`,
    [projection.name, String(lease.token), reportOf(run)],
  );
  if (rowCount !== 1) throw new RebuildLost();
  await pool.query(dropTable(projection, begun.generation));
}
