import type { GenerationDifference } from '@annals/contracts/features/operations/routes';
import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { RebuildLost, type RebuildContext } from './rebuild-context';
import { STORED_STATES, type StateUnderWay } from './rebuild-state';
import { ASYNC_COMMIT } from './transaction-settings';

const withPosition = z.object({
  position: z.bigint(),
});

type Held = Pick<RebuildContext, 'pool' | 'projection' | 'lease'>;

/** Records that a rebuild passes from one state to the next. @throws RebuildLost when it is not this runner's, or not in that state */
export function recordState(held: Held, from: StateUnderWay, to: StateUnderWay): Promise<void> {
  return update(held, `state = $4`, `state = $3`, [STORED_STATES[from], STORED_STATES[to]]);
}

/** Tells how far it has come. @throws RebuildLost */
export function tellProgress(held: Held, position: bigint, head: bigint): Promise<void> {
  return update(held, 'position = $3, head = $4', 'true', [String(position), String(head)]);
}

/** Keeps what was compared for the person who approves, and for the report if this runner is killed. @throws RebuildLost */
export function recordDifference(held: Held, difference: GenerationDifference): Promise<void> {
  return update(held, 'difference = $3', 'true', [JSON.stringify(difference)]);
}

async function update(
  { pool, projection, lease }: Held,
  set: string,
  condition: string,
  values: readonly string[],
): Promise<void> {
  const { rowCount } = await pool.query(
    `WITH ${ASYNC_COMMIT}
     UPDATE ${READ_SCHEMA}.rebuilds SET ${set} FROM async_commit WHERE name = $1 AND token = $2 AND ${condition}`,
    [projection.name, String(lease.token), ...values],
  );
  if (rowCount !== 1) throw new RebuildLost();
}

/** @returns where the live generation is, held still until the end of the transaction. @throws RebuildLost with the lease */
export async function holdLive(client: pg.ClientBase, { projection, lease }: Held): Promise<bigint> {
  const row = await rowOf(
    withPosition,
    client.query(
      `SELECT position FROM ${READ_SCHEMA}.projections WHERE name = $1 AND token = $2 FOR UPDATE`,
      [projection.name, String(lease.token)],
    ),
  );
  if (!row) throw new RebuildLost();
  return row.position;
}
