import { setMaxListeners } from 'node:events';
import type { Services } from '../services/services';
import type { Automatic } from './automatic';
import { openLanes, type Lane } from '../queue/lanes';
import { runPolicy } from './policy';
import { PolicyCheckpoints } from './policy-checkpoints';
import type { QueuePlace } from '../queue/queue';

/** Starts the policies and the jobs of every feature. @param automatic the automatic acts of each @returns what ends them */
export async function startJobs(
  automatic: readonly Automatic[],
  services: Services,
  place: QueuePlace,
): Promise<() => Promise<void>> {
  const lanes = new Map<string, Lane>();
  const queue = openLanes(place, services.logger, (kind) => lanes.get(kind) ?? 'main');
  const handlers = automatic.flatMap(({ jobs, lane = 'main' }) => {
    const own = Object.entries(jobs(services, queue));
    for (const [kind] of own) lanes.set(kind, lane);
    return own;
  });
  const ending = new AbortController();
  // Every policy listens to it; Node warns of a leak from the eleventh on.
  setMaxListeners(0, ending.signal);
  const begun = automatic.filter(({ isOn }) => isOn?.(services) ?? true);
  const followed = begun.flatMap(({ policy }) => policy?.(queue, services.clock, services.zones) ?? []);
  const checkpoints = new PolicyCheckpoints(services.pool, services.sharedLog);
  await checkpoints.sayWhatIsOn(followed.map(({ name }) => name));
  const surroundings = { ...services, checkpoints };
  const policies = followed.map((policy) => runPolicy(policy, surroundings, ending.signal));
  queue.work(Object.fromEntries(handlers));
  for (const { sweep } of begun) await sweep?.(queue, services);
  return async () => {
    ending.abort();
    await Promise.all(policies);
    await queue.close();
  };
}
