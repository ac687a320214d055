import { DelayedError, Queue, Worker, type Job, type JobsOptions } from 'bullmq';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isSeparated, type DatabaseUrls } from '../configuration/database';
import { withoutWords } from '../kernel/error-facts';
import { because, presentCause } from '../kernel/cause';
import { within } from '../kernel/deadline';
import { FairPriority } from './fair-priority';
import { KindSlots } from './kind-slots';
import { againAfter, NotYet } from './not-yet';
import { openQueueConnections, queueConnection } from './postgres-backend';
import { RepeatWatch } from './repeat-watch';

/** The queue of everything that has none of its own. */
export const QUEUE_NAME = 'annals';
/** A job whose kind has all the slots it may have is put back for so long at most. */
const LONGEST_PUT_BACK_MS = 15_000;

/** A job that nobody knows is left to newer versions for so long. */
const NEWER_WITHIN_MS = 3_600_000;
/** How long the jobs under way may take to come to their end when a process stops, and how long a queue may take to say farewell. */
const JOBS_END_MS = 8_000;
const QUEUE_END_MS = 1_000;

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
  /** Runs a job again and again, from now on, once across all processes; made again when the queue loses it. */
  repeat(name: string, everyMs: number): Promise<void>;
  /** Ends running a job again and again, if that is done. */
  forget(name: string): Promise<void>;
  /** Starts working on jobs in this process. */
  work(handlers: JobHandlers): void;
  close(): Promise<void>;
}

/** Where the queue lives: Redis when there is one, else PostgreSQL. */
export type QueuePlace = (
  | { readonly redisUrl: string }
  | {
      readonly databaseUrl: string;
      /** Whether its tables are there already, because this database user may not make them. */
      readonly isPrepared?: boolean;
    }
) & {
  /** About how often it is looked whether repeated jobs are still there (milliseconds); the usual time unless a test needs less. */
  readonly lookEveryMs?: number;
};

/** Opens a queue alone; see `queueOn`. */
export function openQueue(place: QueuePlace, logger: Logger, name?: string): JobQueue {
  const backend = openBackend(place, logger);
  const queue = queueOn(backend, place, logger, name);
  return {
    ...queue,
    close: async () => {
      await queue.close();
      await backend.close();
    },
  };
}

/**
 * A queue on connections that it may share with others; they are closed after it.
 * @param concurrency jobs that this process does at once
 */
export function queueOn(
  backend: Backend,
  { lookEveryMs }: QueuePlace,
  logger: Logger,
  name = QUEUE_NAME,
  concurrency = 4,
): JobQueue {
  const queue = backend.queue(name);
  queue.on('error', (error) => logger.warn({ err: error }, 'job queue'));
  const priority = new FairPriority();
  const slots = new KindSlots(concurrency);
  let worker: Worker | undefined;
  const repeat = async (kind: string, everyMs: number) => {
    await queue.upsertJobScheduler(kind, { every: everyMs }, { name: kind, opts: { ...KEEP, attempts: 1 } });
  };
  const watch = new RepeatWatch(queue, repeat, logger, lookEveryMs);
  return {
    add: async (name, id, data, delayMs = 0) => {
      const { policy, eventId } = presentCause() ?? {};
      const withCause = policy === undefined ? data : { ...data, [CAUSE]: { policy, eventId } };
      await queue.add(name, withCause, {
        jobId: id,
        delay: Math.max(0, delayMs),
        priority: priority.of(name),
        ...KEEP,
        ...RETRIES,
      });
    },
    repeat: async (name, everyMs) => {
      watch.watch(name, everyMs);
      await repeat(name, everyMs);
    },
    forget: async (name) => {
      watch.forget(name);
      await queue.removeJobScheduler(name);
    },
    work: (handlers) => {
      worker = backend.worker(name, concurrency, async (job, token) => {
        const handler = handlers[job.name];
        if (!handler) {
          // A newer version may have queued it: its workers know what to do.
          if (Date.now() - job.timestamp > NEWER_WITHIN_MS) throw new Error(`No job is called ${job.name}`);
          await putBack(job, token, againAfter(job.attemptsStarted));
          return;
        }
        const { [CAUSE]: cause = {}, ...data } = carried.parse(job.data ?? {});
        if (!(await slots.take(job.name))) {
          await putBack(job, token, Math.min(againAfter(job.attemptsStarted), LONGEST_PUT_BACK_MS));
          return;
        }
        try {
          await because({ ...cause, job: job.name, attempt: job.attemptsMade + 1 }, () => handler(data));
        } catch (error) {
          // The queue keeps the message of what fails, and shows it to administrators.
          if (!(error instanceof NotYet || isOfNewerVersion(error))) throw withoutWords(error);
          logger.debug({ job: job.name, id: job.id, because: error.message }, 'job put back');
          await putBack(job, token, againAfter(job.attemptsStarted));
        } finally {
          slots.give(job.name);
        }
      });
      worker.on('error', (error) => logger.warn({ err: error }, 'job worker'));
      worker.on('failed', (job, error) =>
        logger.error({ err: error, job: job?.name, id: job?.id }, 'job failed'),
      );
    },
    close: async () => {
      watch.end();
      await endInTime(logger, 'job worker', worker?.close(), JOBS_END_MS);
      await endInTime(logger, 'job queue', queue.close());
    },
  };
}

/** Whether it met a record that a newer version of Annals has changed: one of its workers can do it. */
function isOfNewerVersion(error: unknown): error is UnreadableEvent {
  return error instanceof UnreadableEvent && error.needs !== undefined;
}

/** Ends something of the queue, or gives up on it: a queue that is away answers no farewell, and what it carries is found again. */
async function endInTime(
  logger: Logger,
  what: string,
  ending: Promise<unknown> | undefined,
  ms = QUEUE_END_MS,
): Promise<void> {
  if (ending)
    await within(ms, ending).catch((error: unknown) => logger.warn({ err: error, what }, 'while stopping'));
}

/** Lets a job come again later, as if it had not been begun. One that is run again and again anyway comes with its next turn. */
async function putBack(job: Job<unknown>, token: string | undefined, ms: number): Promise<void> {
  if (job.repeatJobKey !== undefined) return;
  await job.moveToDelayed(Date.now() + ms, token);
  throw new DelayedError();
}

/** Where the jobs of this installation are. */
export function queuePlaceOf(
  { redisUrl }: { redisUrl: string | undefined },
  database: DatabaseUrls,
): QueuePlace {
  return redisUrl === undefined
    ? { databaseUrl: database.url, isPrepared: isSeparated(database) }
    : { redisUrl };
}

/** What a worker that died was at is looked for this often; it is taken up once its lock is over, after 30 seconds. */
const WORKING = { stalledInterval: 5_000 } as const;

/** Where queues are, with the connections to it: what all queues of a process share. */
export interface Backend {
  queue(name: string): Queue;
  worker(
    name: string,
    concurrency: number,
    process: (job: Job<unknown>, token?: string) => Promise<void>,
  ): Worker;
  close(): Promise<void>;
}

/**
 * Connects to where the queues are, creating their tables when they live in PostgreSQL and are not said to be there.
 * @param connections for statements, where the queues are in PostgreSQL
 */
export function openBackend(
  place: QueuePlace,
  logger: Pick<Logger, 'warn'> | undefined,
  connections = 4,
): Backend {
  return 'redisUrl' in place ? onRedis(place.redisUrl) : onPostgres(place, logger, connections);
}

function onPostgres(
  { databaseUrl, isPrepared = false }: { databaseUrl: string; isPrepared?: boolean },
  logger: Pick<Logger, 'warn'> | undefined,
  max: number,
): Backend {
  const connection = queueConnection(databaseUrl, isPrepared, max);
  const shared = openQueueConnections(connection, (error) => logger?.warn({ err: error }, 'job queue'));
  return {
    queue: (name) => new Queue(name, { connection }, shared.backend) as unknown as Queue,
    worker: (name, concurrency, process) =>
      new Worker(name, process, { connection, concurrency, ...WORKING }, shared.backend) as unknown as Worker,
    close: () => within(QUEUE_END_MS, shared.close()).catch(() => undefined),
  };
}

/**
 * BullMQ waits for a Redis that is away for as long as it takes. A connection on which a command finds no answer for so long has fallen silent
 * and is made again: workers that wait for a job hear something every ten seconds.
 */
const REDIS = {
  maxRetriesPerRequest: null,
  connectTimeout: 5_000,
  keepAlive: 10_000,
  socketTimeout: 15_000,
} as const;

function onRedis(redisUrl: string): Backend {
  const connection = new Redis(redisUrl, REDIS);
  // What goes wrong with it is told by the queues and by the workers.
  connection.on('error', () => undefined);
  return {
    queue: (name) => new Queue(name, { connection }),
    worker: (name, concurrency, process) =>
      new Worker(name, process, { connection, concurrency, ...WORKING }),
    close: async () => {
      await within(QUEUE_END_MS, connection.quit()).catch(() => undefined);
      connection.disconnect();
    },
  };
}
