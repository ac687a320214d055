import type { Job, Queue } from 'bullmq';

/** Failures that are looked at, and the newest successes that they are compared with. */
const MOST_FAILURES = 1_000;
const MOST_SUCCESSES = 500;

/**
 * The failures of repeated jobs that a later round has overtaken: what they were to do is done, so nobody needs to hear of them. The queue
 * keeps them as long as any other (a job of a scheduler is not removed by hand).
 * @returns the ids of those jobs; none where the later success is too long ago to be among the newest
 */
export async function overtakenIn(queue: Queue): Promise<ReadonlySet<string>> {
  const failed = (await queue.getJobs(['failed'], 0, MOST_FAILURES - 1)).filter(isRound);
  if (failed.length === 0) return new Set();
  const succeeded = new Map<string, number>();
  for (const job of (await queue.getJobs(['completed'], 0, MOST_SUCCESSES - 1)).filter(isRound)) {
    const known = succeeded.get(job.repeatJobKey) ?? 0;
    succeeded.set(job.repeatJobKey, Math.max(known, job.finishedOn ?? 0));
  }
  const overtaken = failed.filter(
    ({ repeatJobKey, finishedOn = 0 }) => (succeeded.get(repeatJobKey) ?? 0) > finishedOn,
  );
  return new Set(overtaken.flatMap(({ id }) => id ?? []));
}

function isRound(job: Job<unknown>): job is Job<unknown> & { repeatJobKey: string } {
  return job.repeatJobKey !== undefined;
}
