import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { EventLog, RecordedPage } from './event-log';

/** The parts of the log that those need who follow it. */
type FollowedLog = Pick<EventLog, 'readAll' | 'readStream' | 'head' | 'onAppended' | 'onKeysForgotten'>;

/** The newest events that are kept for those who are not as far yet. */
const MOST_EVENTS = 1_000;
/** How long they are kept when nothing new comes, in milliseconds: their words are in the clear. */
const LONGEST_MS = 10_000;
/** How long the end is believed in, in milliseconds: should nobody tell of new events any more, they are found all the same. */
const END_MS = 1_000;

/**
 * The log as all who follow it in one process read it: the read models and the policies. The newest pages are read and decrypted once and handed
 * to everybody who is there; a reader that is further behind reads alone, together with those at the same place, until they have caught up.
 *
 * "Nothing lies beyond" is answered without asking the store only while nobody has said since that there may be something. What is kept is
 * let go when somebody's key is forgotten, as `KeptStreams` does it.
 */
export class SharedLog implements FollowedLog {
  readonly #listeners = new Set<() => void>();
  readonly #underWay = new Map<string, Promise<RecordedPage>>();
  /** Consecutive events, the last of them at `#end`. */
  #tail: RecordedEvent[] = [];
  /** How far the log has been read. */
  #end: bigint | undefined;
  /** Until when nothing lies beyond `#end`, unless something comes before. */
  #endUntil = 0;
  /** Counts what makes a read that began before it say too little, or too much. */
  #calls = { called: 0, forgotten: 0 };
  #stopListening: (() => void) | undefined;
  #letGo: NodeJS.Timeout | undefined;

  constructor(private readonly log: FollowedLog) {
    log.onKeysForgotten(() => this.#forget());
  }

  /** See `EventLog.readAll`. */
  readAll(options: { after: bigint; limit: number }): Promise<RecordedPage> {
    const known = this.#known(options);
    if (known) return Promise.resolve(known);
    const place = `${String(options.after)}/${String(options.limit)}`;
    const shared = this.#underWay.get(place);
    if (shared) return shared;
    const before = this.#calls;
    const page = this.log.readAll(options).then((read) => this.#take(options.after, read, before));
    this.#underWay.set(place, page);
    const forget = () => {
      if (this.#underWay.get(place) === page) this.#underWay.delete(place);
    };
    page.then(forget, forget);
    return page;
  }

  /** See `EventLog.readStream`. */
  readStream(stream: string): Promise<readonly RecordedEvent[]> {
    return this.log.readStream(stream);
  }

  /** See `EventLog.head`. */
  head(): Promise<bigint> {
    return this.log.head();
  }

  /** See `EventStore.onAppended`. */
  onAppended(callback: () => void): () => void {
    const listener = (): void => callback(); // the same callback may be subscribed twice
    this.#listeners.add(listener);
    this.#stopListening ??= this.log.onAppended(() => this.#call());
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stopListening?.();
      this.#stopListening = undefined;
      this.#endUntil = 0;
    };
  }

  /** See `EventLog.onKeysForgotten`. */
  onKeysForgotten(callback: () => void): () => void {
    return this.log.onKeysForgotten(callback);
  }

  #isAtEnd(): boolean {
    return performance.now() < this.#endUntil;
  }

  /** What need not be read. */
  #known({ after, limit }: { after: bigint; limit: number }): RecordedPage | undefined {
    const end = this.#end;
    if (end === undefined) return undefined;
    if (after === end) return this.#isAtEnd() ? { events: [], next: after, atEnd: true } : undefined;
    const first = this.#tail[0];
    if (!first || after >= end || after < first.position - 1n) return undefined;
    const start = Number(after - (first.position - 1n));
    const events = this.#tail.slice(start, start + limit);
    const next = events.at(-1)?.position ?? after;
    return { events, next, atEnd: next === end && this.#isAtEnd() };
  }

  /** Keeps what continues the newest pages, or comes behind them. */
  #take(after: bigint, page: RecordedPage, before: { called: number; forgotten: number }): RecordedPage {
    if (before.forgotten !== this.#calls.forgotten) return page;
    const { events, next, atEnd } = page;
    const isNewest = atEnd && before.called === this.#calls.called && this.#stopListening !== undefined;
    const end = this.#end;
    if (end !== undefined && after <= end && next >= end)
      this.#tail.push(...events.filter(({ position }) => position > end));
    else if (atEnd && (end === undefined || after > end)) this.#tail = [...events];
    else return page;
    this.#end = next;
    this.#endUntil = isNewest ? performance.now() + END_MS : 0;
    if (this.#tail.length > MOST_EVENTS) this.#tail.splice(0, this.#tail.length - MOST_EVENTS);
    clearTimeout(this.#letGo);
    this.#letGo = setTimeout(() => (this.#tail = []), LONGEST_MS);
    this.#letGo.unref();
    return page;
  }

  /** There may be something new: a reader that begins now shares no read that began before, for it may not show it. */
  #call(): void {
    this.#calls = { ...this.#calls, called: this.#calls.called + 1 };
    this.#endUntil = 0;
    this.#underWay.clear();
    for (const tell of this.#listeners) tell();
  }

  #forget(): void {
    this.#calls = { ...this.#calls, forgotten: this.#calls.forgotten + 1 };
    this.#tail = [];
    this.#underWay.clear();
  }
}
