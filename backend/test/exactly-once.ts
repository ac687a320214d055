import type { JobHandlers } from '../src/jobs/queue';
import type { Services } from '../src/services';
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
