import { setImmediate } from 'node:timers/promises';
import { pause } from './pause';

/** So much is done without a rest: less would be all pauses, and more would be noticed. */
const AT_ONCE_MS = 20;
/** The longest rest, however long a piece of work took that could not be divided. */
const LONGEST_REST_MS = 250;

/**
 * Keeps long work from having a process to itself that people share: it rests as long as it has worked, so that half of the time is theirs.
 */
export class Throttle {
  /** Worked since the last rest. */
  private worked = 0;
  /** All that was counted as work so far, and all rests: what a piece of work did by pieces of its own is not counted twice. */
  private accounted = 0;

  /** Does a piece of work, and has its rest after it. @returns what the work returns; whatever it throws is thrown */
  async work<Result>(piece: () => Promise<Result> | Result, signal?: AbortSignal): Promise<Result> {
    const [start, before] = [performance.now(), this.accounted];
    try {
      return await piece();
    } finally {
      const worked = Math.max(0, performance.now() - start - (this.accounted - before));
      this.worked += worked;
      this.accounted += worked;
      await this.rest(signal);
    }
  }

  private async rest(signal: AbortSignal | undefined): Promise<void> {
    if (this.worked < AT_ONCE_MS) return setImmediate();
    const due = Math.min(this.worked, LONGEST_REST_MS);
    this.worked = 0;
    const start = performance.now();
    await pause(due, signal);
    this.accounted += performance.now() - start;
  }
}
