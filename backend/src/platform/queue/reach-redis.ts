import { Redis } from 'ioredis';
import { WrongConfiguration } from '../kernel/wrong-configuration';

const ANSWERS_WITHIN_MS = 5_000;

/**
 * Asks Redis for a sign of life before anything is made: a running process waits for a Redis that is away, and a start would wait for one that was never there.
 * @throws WrongConfiguration when it does not answer, or refuses
 */
export async function reachRedis(redisUrl: string): Promise<void> {
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: ANSWERS_WITHIN_MS,
    commandTimeout: ANSWERS_WITHIN_MS,
    retryStrategy: () => null,
  });
  // Why it failed is told by the call that fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const isRefused = error instanceof Error && /NOAUTH|WRONGPASS|NOPERM/.test(error.message);
    throw new WrongConfiguration(
      isRefused
        ? 'Redis refused the user or the password of REDIS_URL.'
        : 'Redis does not answer where REDIS_URL says.',
    );
  } finally {
    client.disconnect();
  }
}
