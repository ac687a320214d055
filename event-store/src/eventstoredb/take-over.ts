import {
  AppendTooLarge,
  CannotTakeOver,
  EventIdTaken,
  WrongExpectedRevision,
  type StoredEvent,
} from '../port';
import type { Appender } from './appender';
import type { LogReader } from './log-reader';
import { toServer } from './stored-form';

/** Events sent together at most. */
const MOST_TOGETHER = 50;

/** Bytes sent together at most: a server takes 1 MiB in one append, unless it is configured otherwise. An event larger than this goes alone. */
const MOST_BYTES_TOGETHER = 512 * 1024;

/**
 * See `TakesOver.takeOver`. The server writes down its own time; the time of the first recording goes into the metadata. One append after
 * the other: appends on their way together would arrive in any order.
 */
export async function takeOver(
  appender: Appender,
  reader: LogReader,
  prefix: string,
  events: readonly StoredEvent[],
): Promise<void> {
  const [first] = events;
  if (!first) return;
  const head = await reader.head();
  if (head + 1n !== first.position)
    throw new CannotTakeOver(
      `The log ends at position ${head}, the events to take over begin at ${first.position}`,
    );
  for (const together of neighbours(events)) {
    const [one] = together;
    const last = together.at(-1);
    if (!one || !last) continue;
    const appended = await appender
      .append(
        prefix + one.stream,
        one.stream,
        together.map((event) => toServer(event, event.recordedAt)),
        one.revision === 0n ? 'no-stream' : one.revision - 1n,
      )
      .catch((error: unknown) => {
        if (error instanceof WrongExpectedRevision || error instanceof EventIdTaken)
          throw new CannotTakeOver(`The events do not fit: ${error.message}`);
        if (error instanceof AppendTooLarge)
          throw new CannotTakeOver(
            `The event at position ${one.position} is larger than the server takes in one append: raise its MaxAppendSize`,
          );
        throw error;
      });
    if (appended.position !== last.position)
      throw new CannotTakeOver(
        `The event of position ${last.position} came to stand at ${appended.position}: somebody else writes to the log meanwhile`,
      );
  }
}

/** Consecutive events of one stream, in groups. */
function neighbours(events: readonly StoredEvent[]): StoredEvent[][] {
  const groups: StoredEvent[][] = [];
  let bytes = 0;
  for (const event of events) {
    const group = groups.at(-1);
    const size = sizeOf(event);
    const fits = group !== undefined && group.length < MOST_TOGETHER && bytes + size <= MOST_BYTES_TOGETHER;
    if (fits && group[0]?.stream === event.stream) {
      group.push(event);
      bytes += size;
    } else {
      groups.push([event]);
      bytes = size;
    }
  }
  return groups;
}

/** What the server counts of an event: its type in UTF-16, data and metadata in UTF-8. */
function sizeOf(event: StoredEvent): number {
  const { type, data, metadata } = toServer(event, event.recordedAt);
  return (
    type.length * 2 + Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata))
  );
}
