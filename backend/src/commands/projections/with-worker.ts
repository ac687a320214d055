import { randomUUID } from 'node:crypto';
import { openPool } from '@annals/projections/kernel/connections';
import { workers } from '@annals/projections/kernel/status';
import { ProjectionWorker, WORKER_CONNECTIONS } from '@annals/projections/kernel/worker';
import { projections } from '@annals/projections/projections';
import { migrate } from '../../storage';
import type { Installation } from '../kernel/installation';

/**
 * Does something that a projection worker has to carry out. When none runs anywhere, one runs here for as long as it takes.
 * @throws what the work throws
 */
export async function withWorker(installation: Installation, work: () => Promise<void>): Promise<void> {
  const { pool, databaseUrl, log, logger, configuration } = installation;
  if ((await workers(pool)).length > 0) return work();
  await migrate(databaseUrl, logger, configuration.eventStoreUrl);
  const workerPool = openPool(databaseUrl, WORKER_CONNECTIONS);
  const worker = new ProjectionWorker(`command-${randomUUID().slice(0, 8)}`, workerPool, log, projections, {
    stopped: (projection, { position, error }) =>
      process.stderr.write(`${projection} stopped at ${String(position)}: ${error.message}\n`),
    rebuilt: () => undefined,
    failed: (error) => logger.warn({ err: error }, 'projection worker waits'),
  });
  worker.start();
  try {
    await work();
  } finally {
    await worker.stop();
    await workerPool.end();
  }
}
