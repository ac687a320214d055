import type { Configuration } from '../../platform/configuration/configuration';
import type { DatabaseUrls } from '../../platform/configuration/database';
import { queuePlaceOf } from '../../platform/queue/queue';
import { inspectQueue, type QueueInspection } from '../../platform/queue/queue-inspection';
import { reachRedis } from '../../platform/queue/reach-redis';

/** The jobs of an installation. @throws WrongConfiguration when they are in a Redis that does not answer, or refuses */
export async function openQueue(
  configuration: Configuration,
  database: DatabaseUrls,
): Promise<QueueInspection> {
  if (configuration.redisUrl !== undefined) await reachRedis(configuration.redisUrl);
  return inspectQueue(queuePlaceOf(configuration, database));
}
