import { weekdayOf } from '@annals/contracts/kernel/local-time';
import type { JobHandlers, JobQueue } from '../src/platform/queue/queue';
import type { Services } from '../src/platform/services/services';
import type { Product } from './product';

/** The queue loses everything it had, as when its database or its Redis is lost. */
export async function loseQueue({ annals }: Product): Promise<void> {
  await annals.services.pool.query('TRUNCATE annals_queue.job CASCADE');
}

/** What a sweep finds and does, as several workers of two processes would do it at the same moment. */
export async function sweepAtOnce(
  { annals }: Product,
  other: { readonly services: Services },
  jobsOf: (services: Services) => JobHandlers,
  sweep: string,
): Promise<void> {
  const run = async ({ services }: { readonly services: Services }) => {
    const handler = jobsOf(services)[sweep];
    if (!handler) throw new Error(`No job is called ${sweep}`);
    await handler({});
  };
  await Promise.all([run(annals), run(annals), run(other)]);
}

/** The events of a type in a stream. */
export async function eventsOf({ annals }: Product, stream: string, type: string) {
  return (await annals.services.log.readStream(stream)).filter((event) => event.type === type);
}

/** A queue that takes everything and does nothing: what it was given is lost. */
export const lossyQueue: Pick<JobQueue, 'add'> = { add: () => Promise.resolve() };

/** A moment on the next working day, in UTC, when nothing rests. @param time such as `12:00` */
export function nextWorkday(time: string, after = new Date()): Date {
  const next = new Date(after.getTime() + 86_400_000);
  const day = next.toISOString().slice(0, 10);
  return weekdayOf(day) >= 6 ? nextWorkday(time, next) : new Date(`${day}T${time}:00.000Z`);
}
