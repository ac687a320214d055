import { setMaxListeners } from 'node:events';
import { WakeUp } from '@annals/event-store/wake-up';
import type { EventPage, LogReader } from './log-reader';

/** How many pages the fastest may be ahead of the slowest: bounds what is kept in memory. */
const MOST_PAGES = 8;
/** How long the first reader waits for further company: read models that are to be rebuilt together begin one after the other. */
const DEPARTURE_MS = 300;

/** A position in a shared scan. */
export interface SharedScanPosition {
  readAll(options: { after: bigint; limit: number }): Promise<EventPage>;
  /** How many rebuild together at the moment. */
  size(): number;
  leave(): void;
}

/**
 * Lets rebuilds read the log together: each page is read and decoded once for all of them. The fastest waits for the slowest within a
 * few pages; a rebuild that is finished, or failed, leaves.
 */
export class SharedLogScan {
  private readonly pages = new Map<bigint, Promise<EventPage>>();
  /** Where each of them reads next. */
  private readonly places = new Map<symbol, bigint>();
  private readonly moved = new WakeUp();
  private readonly ending = new AbortController();
  private departure: Promise<void> | undefined;
  private departed = false;
  private lastJoined = 0;

  constructor(private readonly log: Pick<LogReader, 'readAll'>) {
    // Each of them may wait; Node warns of a leak from the eleventh on.
    setMaxListeners(0, this.ending.signal);
  }

  /** Whether one that begins at `after` would still meet the others. */
  canJoin(after: bigint): boolean {
    return !this.departed || this.pages.has(after);
  }

  join(after: bigint): SharedScanPosition {
    const place = Symbol('place');
    this.places.set(place, after);
    this.lastJoined = performance.now();
    return {
      readAll: (options) => this.read(place, options),
      size: () => this.places.size,
      leave: () => {
        this.places.delete(place);
        this.forgetPassed();
      },
    };
  }

  private async read(place: symbol, options: { after: bigint; limit: number }): Promise<EventPage> {
    this.departure ??= this.untilNobodyJoins();
    await this.departure;
    this.departed = true;
    if (this.places.has(place)) this.places.set(place, options.after);
    this.forgetPassed();
    while (!this.pages.has(options.after) && this.pages.size >= MOST_PAGES && !this.isLast(options.after))
      await this.moved.sleep(1_000, this.ending.signal, this.moved.now());
    return this.pages.get(options.after) ?? this.fetch(options);
  }

  private async untilNobodyJoins(): Promise<void> {
    for (let wait = DEPARTURE_MS; wait > 0; wait = this.lastJoined + DEPARTURE_MS - performance.now())
      await this.moved.sleep(wait, this.ending.signal, this.moved.now());
  }

  private fetch(options: { after: bigint; limit: number }): Promise<EventPage> {
    const page = this.log.readAll(options);
    this.pages.set(options.after, page);
    const forget = () => {
      this.pages.delete(options.after);
      this.moved.call();
    };
    // The last page may be longer when it is read again, and an error may pass.
    page.then(({ atEnd }) => (atEnd ? forget() : undefined), forget);
    return page;
  }

  /** Whether nobody is further behind: the last one never waits. */
  private isLast(after: bigint): boolean {
    return [...this.places.values()].every((place) => place >= after);
  }

  private forgetPassed(): void {
    for (const after of this.pages.keys()) if (this.isPassed(after)) this.pages.delete(after);
    if (this.departed) this.moved.call();
  }

  private isPassed(after: bigint): boolean {
    return [...this.places.values()].every((place) => place > after);
  }
}
