import { workers } from '@annals/projections/engine/status';
import { startAnnals } from '../../annals';
import { sealSettings } from '../../platform/sealing/settings';
import { queuePlaceOf } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';
import { openKeyWrapper } from '../../master-key';
import { migrate } from '../../migrate';
import type { Installation } from './installation';

/** Joins the running Annals; where none runs, the read models and jobs run here for as long as it takes. */
export async function withServices(
  { configuration, secrets, database, databaseUrl, pool, logger }: Installation,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  await migrate(database, logger, {
    eventStoreUrl: configuration.eventStoreUrl,
    jobsOnRedis: configuration.redisUrl !== undefined,
  });
  const isRunning = (await workers(pool)).length > 0;
  const annals = await startAnnals({
    ...configuration,
    ...secrets,
    masterKey: await openKeyWrapper(configuration, secrets),
    seal: sealSettings(configuration),
    databaseUrl,
    keysUrl: database.keysUrl,
    sealUrl: database.sealUrl,
    logger,
    queue: queuePlaceOf(configuration, database),
    frontEndDirectory: '',
    roles: isRunning ? [] : ['projections', 'jobs'],
  });
  try {
    await work(annals.services);
  } finally {
    await annals.stop();
  }
}
