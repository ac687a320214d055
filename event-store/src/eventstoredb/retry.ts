import { pause } from '../pause';
import { StoreUnavailable } from '../port';

/** Waits between the tries of a call, in milliseconds: a node needs two to ten seconds to restart or to elect another leader. */
const DELAYS_MS = [20, 80, 200, 400, 800, 1_500, 2_000, 2_000, 3_000, 3_000];

/** The time to wait for one answer is up: a server that stays silent is not asked again at once. */
export class Silence extends StoreUnavailable {}

/**
 * Does a step again while the server cannot be reached.
 * @param until when to give up, in milliseconds since 1970
 * @param signal gives up at once
 * @throws what the step throws: anything but `StoreUnavailable` at once, that when the time is up
 */
export async function retried<T>(step: () => Promise<T>, until: number, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      const delay = DELAYS_MS[tries];
      const isOver = delay === undefined || Date.now() + delay > until || signal.aborted;
      if (!(error instanceof StoreUnavailable) || isOver) throw error;
      await pause(delay, signal);
      if (signal.aborted) throw error;
    }
  }
}
