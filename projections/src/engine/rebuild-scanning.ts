import { differenceIn } from './rebuild-comparing';
import { recordDifference } from './rebuild-record';
import type { RebuildRun } from './rebuild-run';

/** Folds the log from where it was written until near its head. */
export async function scanning(run: RebuildRun): Promise<'near the head'> {
  const { next, mode, lease } = run;
  // A live generation that is stopped is compared with where it is; one that goes on, once this one is indexed.
  if (mode === 'initial' && lease.position > 0n && next.position <= lease.position && !run.difference)
    await compareOnTheWay(run);
  await next.scan();
  run.leaveScan();
  return 'near the head';
}

async function compareOnTheWay(run: RebuildRun): Promise<void> {
  await run.next.scan(run.lease.position);
  const client = await run.pool.connect();
  try {
    run.difference = await differenceIn(client, run);
  } finally {
    client.release();
  }
  await recordDifference(run, run.difference);
}
