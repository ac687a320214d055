import { setTimeout } from 'node:timers/promises';
import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { projectionStatuses } from '@annals/projections/engine/status';
import type { CommonFlags } from '../kernel/command';
import { CommandFailure } from '../kernel/failures';
import type { Installation } from '../kernel/installation';
import { showProgress } from '../kernel/progress';

const POLL_MS = 300;

/**
 * Shows how rebuilds come on until the last has ended, or waits for approval.
 * @returns the state of the projections then
 * @throws CommandFailure with the event that stopped one, or when it was given up meanwhile
 */
export async function awaitRebuilds(
  { pool, log, signal }: Installation,
  flags: CommonFlags,
  names: readonly string[],
  since: string,
): Promise<readonly ProjectionStatus[]> {
  const look = async () => (await projectionStatuses(pool, log)).filter(({ name }) => names.includes(name));
  const head = Number(await log.head());
  const progress = showProgress(
    flags,
    `${String(names.length)} projection${names.length === 1 ? '' : 's'}`,
    'events',
    head * names.length,
  );
  try {
    for (;;) {
      const statuses = await look();
      const under = statuses.filter(({ rebuild }) => rebuild !== null && rebuild.state !== 'reviewing');
      failWhenStopped(statuses);
      const done = statuses.reduce(
        (sum, { rebuild }) => sum + (rebuild ? Math.min(head, Number(rebuild.position)) : head),
        0,
      );
      progress.update(done);
      if (under.length === 0) {
        failWhenGivenUp(statuses, since);
        return statuses;
      }
      if (signal.aborted)
        throw new CommandFailure('Interrupted. The rebuild goes on where a worker runs.', 130);
      await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    progress.stop();
  }
}

function failWhenStopped(statuses: readonly ProjectionStatus[]): void {
  for (const { name, rebuild, failure } of statuses) {
    const stopped = rebuild?.failure ?? (rebuild ? failure : null);
    if (stopped)
      throw new CommandFailure(
        `The rebuild of ${name} was stopped by ${stopped.type} at position ${stopped.position}: ${stopped.message} ` +
          `(annals events show ${stopped.position}). What was live goes on.`,
      );
  }
}

function failWhenGivenUp(statuses: readonly ProjectionStatus[], since: string): void {
  for (const { name, rebuild, lastRebuild } of statuses)
    if (!rebuild && (lastRebuild === null || lastRebuild.at < since))
      throw new CommandFailure(`The rebuild of ${name} was given up.`);
}
