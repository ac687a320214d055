import { errorFacts } from './error-facts';

const EVERY_MS = 60_000;

/**
 * Keeps what goes wrong again and again from filling the log: the same error is said at once, and then once a minute at most.
 * @param say is given how often it has happened since it was said last, this time included
 * @param clock milliseconds
 */
export function seldom(
  say: (error: unknown, times: number) => void,
  clock: () => number = Date.now,
): (error: unknown) => void {
  const said = new Map<string, { readonly at: number; leftOut: number }>();
  return (error) => {
    const { message } = errorFacts(error);
    const now = clock();
    const before = said.get(message);
    if (before && now - before.at < EVERY_MS) {
      before.leftOut += 1;
      return;
    }
    for (const [other, { at }] of said) if (now - at >= EVERY_MS) said.delete(other);
    said.set(message, { at: now, leftOut: 0 });
    say(error, (before?.leftOut ?? 0) + 1);
  };
}
