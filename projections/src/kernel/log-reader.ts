import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import type { Poison } from './fold';

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
  head(): Promise<bigint>;
  onAppended(callback: () => void): () => void;
}

/**
 * Reads a page; an event that this version cannot read is handed back as poison, in front of an empty page.
 * The log ends a page before such an event, so everything in front of it has been folded by then.
 */
export async function readPage(
  log: LogReader,
  options: { after: bigint; limit: number },
): Promise<EventPage & { readonly poison: Poison | null }> {
  try {
    return { ...(await log.readAll(options)), poison: null };
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const poison = { position: error.position, type: error.type, error };
    return { events: [], next: options.after, atEnd: false, poison };
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

  head(): Promise<bigint> {
    return this.log.head();
  }

  onAppended(callback: () => void): () => void {
    return this.log.onAppended(callback);
  }
}
