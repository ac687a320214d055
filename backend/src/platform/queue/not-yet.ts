import type { ReadModelName } from '@annals/contracts/kernel/feature';
import type { ReadModelFeed } from '@annals/projections/engine/feed';

/** How long a job waits itself: as long as read models usually need for the event that queued it. */
const MOMENT_MS = 1_000;

/** A job cannot be done yet. It is put back for a while: it takes no slot meanwhile, and it has not failed. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

/**
 * Goes on when the read models show the log up to a position.
 * @throws NotYet when that takes longer than a moment
 */
export async function untilShown(
  feed: Pick<ReadModelFeed, 'waitFor'>,
  names: readonly ReadModelName[],
  position: bigint,
): Promise<void> {
  if (!(await feed.waitFor(names, position, MOMENT_MS)))
    throw new NotYet('The read models it looks at do not show the log up to now yet.');
}

/** After how many milliseconds a job is looked at again that could not be done yet: after each time later, a minute at most. */
export function againAfter(timesBegun: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, timesBegun - 1), 60_000);
}
