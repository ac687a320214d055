import type { Queue } from 'bullmq';
import type { Logger } from 'pino';

/** How often a process looks whether what it repeats is still in the queue, about: each time between a half and one and a half of it. */
const LOOK_EVERY_MS = 25_000;
/** A turn that has ended and is so late has been followed by no other: the process that had to arrange it is gone. */
const LATE_MS = 10_000;

/** What a watch needs of the queue it looks at. */
type WatchedQueue = Pick<Queue, 'getJobScheduler' | 'getJob' | 'removeJobScheduler'>;

/** How a job that is repeated is put into the queue. */
type Repeat = (kind: string, everyMs: number) => Promise<void>;

/**
 * Looks at the queue itself for the jobs that this process has asked to be repeated, and makes those again that are gone: a queue can be
 * emptied, or fail over to a server without data, while everybody who works on it goes on. What was queued besides is found by the sweeps,
 * which are repeated jobs, and whose first turn comes at once.
 */
export class RepeatWatch {
  private readonly wanted = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isEnded = false;

  /** @param lookEveryMs about how often it looks */
  constructor(
    private readonly queue: WatchedQueue,
    private readonly repeat: Repeat,
    private readonly logger: Logger,
    private readonly lookEveryMs = LOOK_EVERY_MS,
  ) {}

  /** Watches over a job from now on. */
  watch(kind: string, everyMs: number): void {
    this.wanted.set(kind, everyMs);
    if (this.timer === undefined) this.lookLater();
  }

  /** Watches over it no longer. */
  forget(kind: string): void {
    this.wanted.delete(kind);
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
  }

  /** One look at a time, and processes that started together do not look together. */
  private lookLater(): void {
    if (this.isEnded) return;
    const wait = this.lookEveryMs * (0.5 + Math.random());
    this.timer = setTimeout(() => {
      // The queue is away: the next look finds out more.
      this.look()
        .catch((error: unknown) => this.logger.debug({ err: error }, 'repeated jobs could not be looked at'))
        .finally(() => this.lookLater());
    }, wait).unref();
  }

  private async look(): Promise<void> {
    const lost: string[] = [];
    for (const [kind, everyMs] of this.wanted) {
      if (this.isEnded) return;
      if (await this.isThere(kind)) continue;
      lost.push(kind);
      // What is left of it would be taken for a turn that is still to come.
      await this.queue.removeJobScheduler(kind);
      await this.repeat(kind, everyMs);
    }
    if (lost.length > 0) this.logger.warn({ jobs: lost }, 'the queue had lost jobs');
  }

  /** Whether a job has a next turn. */
  private async isThere(kind: string): Promise<boolean> {
    const scheduler = await this.queue.getJobScheduler(kind);
    const next = Number(scheduler?.next);
    if (!Number.isFinite(next)) return false;
    const turn = await this.queue.getJob(`repeat:${kind}:${String(next)}`);
    if (!turn) return false;
    return turn.finishedOn === undefined || next > Date.now() - LATE_MS;
  }
}
