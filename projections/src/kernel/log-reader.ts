import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import type { Poison } from './fold';
import { isLeftOut, NOTHING_LEFT_OUT, withoutLeftOut, type LeftOut } from './parked-streams';

/** A page of the log as projections read it. */
export interface EventPage {
  readonly events: readonly RecordedEvent[];
  /** Pass as `after` to go on. */
  readonly next: bigint;
  readonly atEnd: boolean;
}

/** The part of the event log that projections need. */
export interface LogReader {
  readAll(options: { after: bigint; limit: number }): Promise<EventPage>;
  /** All events of a stream, in order. */
  readStream(stream: string): Promise<readonly RecordedEvent[]>;
  head(): Promise<bigint>;
  onAppended(callback: () => void): () => void;
}

/** A page, or the event in front of which reading had to stop. */
export type PageOrPoison = EventPage & { readonly poison: Poison | null };

/**
 * Reads a page, without the events that are left out. An event that this version cannot read is handed back as poison, in front of an empty
 * page: the log ends a page before such an event, so everything in front of it has been folded by then.
 */
export async function readPage(
  log: Pick<LogReader, 'readAll'>,
  options: { after: bigint; limit: number },
  leftOut: LeftOut = NOTHING_LEFT_OUT,
): Promise<PageOrPoison> {
  try {
    const page = await log.readAll(options);
    return { ...page, events: withoutLeftOut(page.events, leftOut), poison: null };
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const { position, type, stream } = error;
    // What cannot be read and is left out is passed over; what follows it is read from there.
    if (isLeftOut(leftOut, { stream, position }))
      return { events: [], next: position, atEnd: false, poison: null };
    return { events: [], next: options.after, atEnd: false, poison: { position, type, stream, error } };
  }
}

/**
 * Lets projections that stand at the same place share one read and one decoding of it: they are usually all caught up, and wake together.
 */
export class SharedLogReader implements LogReader {
  private readonly underWay = new Map<string, Promise<EventPage>>();

  constructor(private readonly log: LogReader) {}

  readAll(options: { after: bigint; limit: number }): Promise<EventPage> {
    const place = `${String(options.after)}/${String(options.limit)}`;
    const shared = this.underWay.get(place);
    if (shared) return shared;
    const page = this.log.readAll(options);
    this.underWay.set(place, page);
    const forget = () => this.underWay.delete(place);
    page.then(forget, forget);
    return page;
  }

  readStream(stream: string): Promise<readonly RecordedEvent[]> {
    return this.log.readStream(stream);
  }

  head(): Promise<bigint> {
    return this.log.head();
  }

  onAppended(callback: () => void): () => void {
    return this.log.onAppended(callback);
  }
}
