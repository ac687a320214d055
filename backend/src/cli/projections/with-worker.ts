import { randomUUID } from 'node:crypto';
import { SharedLog } from '@annals/event-store/shared-log';
import { openPool } from '@annals/projections/engine/connections';
import { workers } from '@annals/projections/engine/status';
import { ProjectionWorker, WORKER_CONNECTIONS } from '@annals/projections/engine/worker';
import { projections } from '@annals/projections/features';
import { migrate } from '../../migrate';
import type { Installation } from '../kernel/installation';

/**
 * Does something that a projection worker has to carry out. When none runs anywhere, one runs here for as long as it takes.
 * @throws what the work throws
 */
export async function withWorker(installation: Installation, work: () => Promise<void>): Promise<void> {
  const { pool, database, databaseUrl, log, logger, configuration } = installation;
  if ((await workers(pool)).length > 0) return work();
  await migrate(database, logger, {
    eventStoreUrl: configuration.eventStoreUrl,
    jobsOnRedis: configuration.redisUrl !== undefined,
  });
  const workerPool = openPool(databaseUrl, WORKER_CONNECTIONS, 'long statements');
  const worker = new ProjectionWorker(
    `command-${randomUUID().slice(0, 8)}`,
    workerPool,
    new SharedLog(log),
    projections,
    {
      stopped: (projection, { position, error }) =>
        process.stderr.write(`${projection} stopped at ${String(position)}: ${error.message}\n`),
      rebuilt: () => undefined,
      failed: (error) => logger.warn({ err: error }, 'projection worker waits'),
    },
  );
  worker.start();
  try {
    await work();
  } finally {
    await worker.stop();
    await workerPool.end();
  }
}
