import { eventDefinitions } from '@annals/contracts/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import type { Poison } from './fold';
import type { Projection } from './projection';
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

/** The types that this version knows, whichever read model they are for. */
const KNOWN: ReadonlySet<string> = new Set(eventDefinitions.map(({ type }) => type));

/**
 * Reads a page for a projection, without the events that are left out. An event that this version cannot read is handed back as poison, in
 * front of an empty page: the log ends a page before such an event, so everything in front of it has been folded by then. One of a type that
 * is not for this projection is passed over: whatever it says changes nothing here. What nobody knows may be for anybody.
 */
export async function readPage(
  log: Pick<LogReader, 'readAll'>,
  options: { after: bigint; limit: number },
  { handles }: Pick<Projection, 'handles'>,
  leftOut: LeftOut = NOTHING_LEFT_OUT,
): Promise<PageOrPoison> {
  try {
    const page = await log.readAll(options);
    return { ...page, events: withoutLeftOut(page.events, leftOut), poison: null };
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const { position, type, stream } = error;
    // What follows it is read from there.
    if (isLeftOut(leftOut, { stream, position }) || (KNOWN.has(type) && !handles.has(type)))
      return { events: [], next: position, atEnd: false, poison: null };
    return { events: [], next: options.after, atEnd: false, poison: { position, type, stream, error } };
  }
}
