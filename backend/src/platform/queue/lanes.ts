import type { Logger } from 'pino';
import { openBackend, QUEUE_NAME, queueOn, type JobHandlers, type JobQueue, type QueuePlace } from './queue';

/**
 * Queues with workers of their own. What is in one waits for nothing that is in another: the seal not for anything, a link to a new password
 * not for reminders, and nothing at all for an archive of an hour.
 */
export const LANES = {
  main: { queue: QUEUE_NAME, concurrency: 4 },
  mail: { queue: `${QUEUE_NAME}-mail`, concurrency: 3 },
  long: { queue: `${QUEUE_NAME}-long`, concurrency: 3 },
  sealing: { queue: `${QUEUE_NAME}-sealing`, concurrency: 3 },
} as const;
export type Lane = keyof typeof LANES;

const NAMES = Object.keys(LANES).filter((name): name is Lane => name in LANES);

/** The queues of all lanes as one. @param laneOf where the jobs of a kind are put */
export function openLanes(place: QueuePlace, logger: Logger, laneOf: (kind: string) => Lane): JobQueue {
  const backend = openBackend(place, logger);
  const queues = new Map(
    NAMES.map((lane) => {
      const { queue, concurrency } = LANES[lane];
      return [lane, queueOn(backend, place, logger, queue, concurrency)];
    }),
  );
  const main = queues.get('main');
  const queueOf = (kind: string) => {
    const queue = queues.get(laneOf(kind));
    if (!queue) throw new Error(`There is no queue for ${kind}`);
    return queue;
  };
  return {
    add: (kind, id, data, delayMs) => queueOf(kind).add(kind, id, data, delayMs),
    repeat: async (kind, everyMs) => {
      // An older Annals had all of them in one queue.
      if (queueOf(kind) !== main) await main?.forget(kind);
      await queueOf(kind).repeat(kind, everyMs);
    },
    forget: (kind) => queueOf(kind).forget(kind),
    // Each knows all of them: what an older Annals has put into another queue is done there.
    work: (handlers: JobHandlers) => queues.forEach((queue) => queue.work(handlers)),
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      await backend.close();
    },
  };
}
