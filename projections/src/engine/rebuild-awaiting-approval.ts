import { setTimeout } from 'node:timers/promises';
import { rowOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import { RebuildLost } from './rebuild-context';
import type { RebuildRun } from './rebuild-run';

const withApproved = z.object({
  approved: z.boolean(),
});

/** How often one that waits looks whether it is approved, and catches up. */
const POLL_MS = 500;

/** Keeps up with the log until somebody has looked at the difference. */
export async function awaitingApproval({
  pool,
  projection,
  lease,
  signal,
  next,
}: RebuildRun): Promise<'approved'> {
  while (!signal.aborted) {
    await next.tell();
    const row = await rowOf(
      withApproved,
      pool.query(`SELECT approved FROM ${READ_SCHEMA}.rebuilds WHERE name = $1 AND token = $2`, [
        projection.name,
        String(lease.token),
      ]),
    );
    if (row?.approved) return 'approved';
    await next.comeNear();
    await next.save();
    await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  throw new RebuildLost();
}
