import type { Job, Queue } from 'bullmq';
import { openBareQueue, type QueuePlace } from './queue';

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

/** Looks into the queue without working on it. */
export interface QueueInspection {
  /** As BullMQ knows it, for the job board. */
  readonly queue: Queue;
  counts(): Promise<Readonly<Record<JobState, number>>>;
  list(state: JobState, limit: number): Promise<readonly JobSummary[]>;
  /** Tries a failed job again. @returns false when there is none of this id, or it has not failed */
  retry(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the queue for a look; see `QueueInspection`. */
export function inspectQueue(place: QueuePlace): QueueInspection {
  const { queue, close } = openBareQueue(place);
  queue.on('error', () => undefined);
  return {
    queue,
    counts: async () => {
      const found = await queue.getJobCounts(...JOB_STATES);
      return Object.fromEntries(JOB_STATES.map((state) => [state, found[state] ?? 0])) as Record<
        JobState,
        number
      >;
    },
    list: async (state, limit) => {
      const jobs = await queue.getJobs([state], 0, limit - 1, state === 'waiting' || state === 'delayed');
      return jobs.map((job) => summaryOf(job as Job<unknown>, state));
    },
    retry: async (id) => {
      const job = await queue.getJob(id);
      if (!job || (await job.getState()) !== 'failed') return false;
      await job.retry('failed');
      return true;
    },
    close,
  };
}

function summaryOf(job: Job<unknown>, state: JobState): JobSummary {
  const { id = '', name, attemptsMade, timestamp, delay, finishedOn, failedReason } = job;
  return {
    id,
    name,
    state,
    tries: attemptsMade,
    queuedAt: new Date(timestamp).toISOString(),
    dueAt: state === 'delayed' ? new Date(timestamp + delay).toISOString() : null,
    finishedAt: finishedOn === undefined ? null : new Date(finishedOn).toISOString(),
    failure: state === 'failed' ? failedReason : null,
  };
}
