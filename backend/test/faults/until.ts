import { setTimeout } from 'node:timers/promises';

/**
 * Looks again and again until it finds what it looks for. Not of the test runner, so that it works outside of tests too.
 * @param look throws, or returns something false, while it is not there
 * @param timeout the longest wait, in milliseconds
 * @throws what it last threw, when the time is over
 */
export async function until(
  look: () => Promise<unknown>,
  { timeout, interval }: { readonly timeout: number; readonly interval: number },
): Promise<void> {
  const end = performance.now() + timeout;
  let last: unknown;
  do {
    try {
      if (await look()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await setTimeout(interval);
  } while (performance.now() < end);
  throw new Error(`Waited in vain for ${String(timeout)} ms`, { cause: last });
}
