import { createPostgresBackend, Queue, Worker, type Job, type JobsOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { because, presentCause } from '../kernel/cause';

/** The PostgreSQL schema the queue keeps its jobs in, when it is not on Redis. */
const QUEUE_SCHEMA = 'annals_queue';
const QUEUE_NAME = 'annals';

/** Kept for a day for operations to look at. A count instead of an age runs into deadlocks on PostgreSQL. */
const KEEP: JobsOptions = { removeOnComplete: { age: 24 * 3600 }, removeOnFail: { age: 14 * 24 * 3600 } };
const RETRIES: JobsOptions = { attempts: 8, backoff: { type: 'exponential', delay: 2_000 } };

/** Where the cause travels in a job's data: it is told to the log, not to the handler. */
const CAUSE = 'annals:cause';
const carried = z.looseObject({
  [CAUSE]: z.object({ policy: z.string(), eventId: z.string().optional() }).optional(),
});

/** What a job does, by its name. It acts through commands, so doing it twice is harmless. */
export type JobHandlers = Readonly<Record<string, (data: unknown) => Promise<void>>>;

/** The queue: it only carries jobs. What is due is known from the log, so losing the queue loses nothing. */
export interface JobQueue {
  /**
   * Adds a job unless one of this id is there already.
   * @param delayMs how long from now it is due
   */
  add(name: string, id: string, data: object, delayMs?: number): Promise<void>;
  /** Runs a job again and again, from now on, once across all processes. */
  repeat(name: string, everyMs: number): Promise<void>;
  /** Starts working on jobs in this process. */
  work(handlers: JobHandlers): void;
  close(): Promise<void>;
}

/** Where the queue lives: Redis when there is one, else PostgreSQL. */
export type QueuePlace = { readonly redisUrl: string } | { readonly databaseUrl: string };

/** Opens the queue, creating its tables when it lives in PostgreSQL. */
export function openQueue(place: QueuePlace, logger: Logger, name = QUEUE_NAME): JobQueue {
  const backend = backendOf(place, name);
  const queue = backend.queue();
  queue.on('error', (error) => logger.warn({ err: error }, 'job queue'));
  let worker: Worker | undefined;
  return {
    add: async (name, id, data, delayMs = 0) => {
      const { policy, eventId } = presentCause() ?? {};
      const withCause = policy === undefined ? data : { ...data, [CAUSE]: { policy, eventId } };
      await queue.add(name, withCause, { jobId: id, delay: Math.max(0, delayMs), ...KEEP, ...RETRIES });
    },
    repeat: async (name, everyMs) => {
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts: { ...KEEP, attempts: 1 } });
    },
    work: (handlers) => {
      worker = backend.worker(async (job) => {
        const handler = handlers[job.name];
        if (!handler) throw new Error(`No job is called ${job.name}`);
        const { [CAUSE]: cause = {}, ...data } = carried.parse(job.data ?? {});
        await because({ ...cause, job: job.name, attempt: job.attemptsMade + 1 }, () => handler(data));
      });
      worker.on('error', (error) => logger.warn({ err: error }, 'job worker'));
      worker.on('failed', (job, error) =>
        logger.error({ err: error, job: job?.name, id: job?.id }, 'job failed'),
      );
    },
    close: async () => {
      await worker?.close();
      await queue.close();
      await backend.close();
    },
  };
}

/** The queue as BullMQ knows it, for looking into it. */
export function openBareQueue(place: QueuePlace): { queue: Queue; close: () => Promise<void> } {
  const backend = backendOf(place, QUEUE_NAME);
  const queue = backend.queue();
  return {
    queue,
    close: async () => {
      await queue.close();
      await backend.close();
    },
  };
}

/** Where the jobs of this installation are. */
export function queuePlaceOf(
  { redisUrl }: { redisUrl: string | undefined },
  databaseUrl: string,
): QueuePlace {
  return redisUrl === undefined ? { databaseUrl } : { redisUrl };
}

function backendOf(place: QueuePlace, name: string): Backend {
  return 'redisUrl' in place ? onRedis(name, place.redisUrl) : onPostgres(name, place.databaseUrl);
}

/** What a worker that died was at is looked for this often; it is taken up once its lock is over, after 30 seconds. */
const WORKING = { concurrency: 4, stalledInterval: 5_000 } as const;

interface Backend {
  queue(): Queue;
  worker(process: (job: Job<unknown>) => Promise<void>): Worker;
  close(): Promise<void>;
}

function onPostgres(name: string, databaseUrl: string): Backend {
  const connection = { connectionString: databaseUrl, schema: QUEUE_SCHEMA, migrate: true, max: 4 };
  return {
    queue: () => new Queue(name, { connection }, createPostgresBackend) as unknown as Queue,
    worker: (process) =>
      new Worker(name, process, { connection, ...WORKING }, createPostgresBackend) as unknown as Worker,
    close: () => Promise.resolve(),
  };
}

function onRedis(name: string, redisUrl: string): Backend {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  return {
    queue: () => new Queue(name, { connection }),
    worker: (process) => new Worker(name, process, { connection, ...WORKING }),
    close: async () => {
      await connection.quit().catch(() => undefined);
    },
  };
}
