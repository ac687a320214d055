import type { Job, Queue } from 'bullmq';
import { within } from '../kernel/deadline';
import { LANES } from './lanes';
import { overtakenIn } from './overtaken';
import { openBackend, type Backend, type QueuePlace } from './queue';

/** How long the queue may take to answer: what it holds is unknown then, and nobody waits for it. */
const ANSWER_MS = 3_000;
/** How long it may take to leave one. */
const CLOSE_MS = 1_000;

export const JOB_STATES = ['active', 'waiting', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A job as operations see it. Its data are ids, never words. */
export interface JobSummary {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly tries: number;
  /** When it was queued, and when it is due or was done (ISO instants). */
  readonly queuedAt: string;
  readonly dueAt: string | null;
  readonly finishedAt: string | null;
  /** Why its last try failed. */
  readonly failure: string | null;
}

/** What waits in one queue. */
export interface QueueStanding {
  readonly queue: string;
  readonly waiting: number;
  /** Since when the oldest job could have been begun; null: none waits. */
  readonly oldestSince: number | null;
  /** When a job of it was last done. */
  readonly doneAt: string | null;
}

/** Of jobs that wait, so many are looked at from either end: one that others are preferred to is at the far one. */
const LOOKED_AT = 50;

/** Looks into the queues without working on them. */
export interface QueueInspection {
  /** As BullMQ knows them, for the job board. */
  readonly queues: readonly Queue[];
  /** A round trip to the queue. @throws TookTooLong when it does not answer, and whatever keeps it from being reached */
  reach(): Promise<void>;
  /**
   * How many jobs are in which state. Failures of a repeated job that a later round has overtaken are not counted, nor listed.
   * @throws TookTooLong when the queue is away
   */
  counts(): Promise<Readonly<Record<JobState, number>>>;
  /** What waits in each queue, and when it last got anything done. @throws TookTooLong when the queue is away */
  standings(): Promise<readonly QueueStanding[]>;
  /** @throws TookTooLong when the queue is away */
  list(state: JobState, limit: number): Promise<readonly JobSummary[]>;
  /** Tries a failed job again. @returns false when there is none of this id, or it has not failed @throws TookTooLong when the queue is away */
  retry(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The queues for a look; see `QueueInspection`. They are opened with the first one: most processes never look. */
export function inspectQueue(place: QueuePlace): QueueInspection {
  let backend: Backend | undefined;
  let queues: readonly Queue[] = [];
  const opened = () => {
    if (backend === undefined) {
      const opening = (backend = openBackend(place, undefined, 2));
      queues = Object.values(LANES).map(({ queue }) => opening.queue(queue));
      for (const one of queues) one.on('error', () => undefined);
    }
    return queues;
  };
  const bounded = <T>(work: Promise<T>) => within(ANSWER_MS, work);
  const counted = async () => {
    const counts: Record<JobState, number> = { active: 0, waiting: 0, delayed: 0, failed: 0, completed: 0 };
    for (const queue of opened()) {
      const found = await queue.getJobCounts(...JOB_STATES, 'prioritized');
      for (const state of JOB_STATES) counts[state] += found[state] ?? 0;
      counts.waiting += found['prioritized'] ?? 0;
      if (counts.failed > 0) counts.failed -= (await overtakenIn(queue)).size;
    }
    return counts;
  };
  const listed = async (state: JobState, limit: number) => {
    const isOldestFirst = state === 'waiting' || state === 'delayed';
    const states = state === 'waiting' ? (['waiting', 'prioritized'] as const) : [state];
    const found = await Promise.all(
      opened().map(async (queue) => {
        const overtaken = state === 'failed' ? await overtakenIn(queue) : new Set<string>();
        const jobs = await queue.getJobs([...states], 0, overtaken.size + limit - 1, isOldestFirst);
        return jobs.filter(({ id = '' }) => !overtaken.has(id));
      }),
    );
    return found
      .flat()
      .map((job) => summaryOf(job as Job<unknown>, state))
      .sort((one, other) => momentOf(one).localeCompare(momentOf(other)) * (isOldestFirst ? 1 : -1))
      .slice(0, limit);
  };
  const retried = async (id: string) => {
    for (const queue of opened()) {
      const job = await queue.getJob(id);
      if (!job || (await job.getState()) !== 'failed') continue;
      await job.retry('failed');
      return true;
    }
    return false;
  };
  return {
    get queues() {
      return opened();
    },
    reach: async () => {
      const [first] = opened();
      await bounded(first?.getJobCounts('active') ?? Promise.resolve({}));
    },
    counts: () => bounded(counted()),
    list: (state, limit) => bounded(listed(state, limit)),
    standings: () => bounded(Promise.all(opened().map((queue) => standingOf(queue)))),
    retry: (id) => bounded(retried(id)),
    close: async () => {
      await Promise.all(queues.map((queue) => within(CLOSE_MS, queue.close()).catch(() => undefined)));
      await backend?.close();
    },
  };
}

async function standingOf(queue: Queue): Promise<QueueStanding> {
  const [counts, first, preferred, last, delayed, done] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized'),
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getJobs(['prioritized'], 0, LOOKED_AT - 1, true),
    queue.getJobs(['prioritized'], 0, LOOKED_AT - 1, false),
    queue.getJobs(['delayed'], 0, 0, true),
    queue.getJobs(['completed'], 0, 0, false),
  ]);
  // One whose time has come is not begun where nobody works on the queue.
  const overdue = delayed.map((job) => dueAt(job)).filter((due) => due <= Date.now());
  const since = [...[...first, ...preferred, ...last].map((job) => readySince(job)), ...overdue];
  const finishedOn = done[0]?.finishedOn;
  return {
    queue: queue.name,
    waiting: (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0) + overdue.length,
    oldestSince: since.length === 0 ? null : Math.min(...since),
    doneAt: finishedOn === undefined ? null : new Date(finishedOn).toISOString(),
  };
}

/** When a delayed job is due: what was put back counts from its last try. */
const dueAt = ({ timestamp, processedOn = 0, delay }: Job<unknown>) =>
  Math.max(timestamp, processedOn) + delay;

/** Since when a job that waits could have been begun: since its delay was over, or since its last try. */
const readySince = ({ timestamp, processedOn = 0, opts: { delay = 0 } }: Job<unknown>) =>
  Math.max(timestamp + delay, processedOn);

const momentOf = ({ dueAt, finishedAt, queuedAt }: JobSummary) => dueAt ?? finishedAt ?? queuedAt;

function summaryOf(job: Job<unknown>, state: JobState): JobSummary {
  const { id = '', name, attemptsMade, timestamp, finishedOn, failedReason } = job;
  return {
    id,
    name,
    state,
    tries: attemptsMade,
    queuedAt: new Date(timestamp).toISOString(),
    dueAt: state === 'delayed' ? new Date(dueAt(job)).toISOString() : null,
    finishedAt: finishedOn === undefined ? null : new Date(finishedOn).toISOString(),
    failure: state === 'failed' ? failedReason : null,
  };
}
