import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { operationsEvents, type OperationsEvent } from '@annals/contracts/features/operations/events';

/** A stream that a read model leaves out, as an operator decided. */
export interface ParkedStream {
  readonly stream: string;
  /** Its events from here on are left out. */
  readonly fromPosition: bigint;
  readonly eventType: string;
  readonly failure: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** The streams that a generation of a read model leaves out, each with the position from which on it does. */
export type LeftOut = ReadonlyMap<string, bigint>;

export const NOTHING_LEFT_OUT: LeftOut = new Map();

/** The stream that tells what was parked for a read model. The log is the one truth: dropping all read models forgets nothing of it. */
export function parkingStreamOf(projection: string): string {
  return `projection-${projection}`;
}

/** What is parked for a read model, according to the events of its stream. */
export function parkedStreams(events: readonly RecordedEvent[]): readonly ParkedStream[] {
  const parked = new Map<string, ParkedStream>();
  for (const event of events) {
    if (!isOperationsEvent(event)) continue;
    if (event.type === 'ProjectionStreamUnparked') parked.delete(event.data.stream);
    else {
      const { stream, fromPosition, eventType, failure, reason } = event.data;
      const { actorId: by, occurredAt: at } = event.metadata;
      parked.set(stream, { stream, fromPosition: BigInt(fromPosition), eventType, failure, reason, by, at });
    }
  }
  return [...parked.values()];
}

function isOperationsEvent(event: RecordedEvent): event is OperationsEvent {
  return operationsEvents.some(({ type }) => type === event.type);
}

/** What is to be left out: what is parked, and what a generation lacks already, whatever was taken up again since. */
export function leftOut(
  parked: readonly ParkedStream[],
  lacks: Readonly<Record<string, string>> = {},
): LeftOut {
  const all = new Map(parked.map(({ stream, fromPosition }) => [stream, fromPosition]));
  for (const [stream, from] of Object.entries(lacks)) {
    const position = BigInt(from);
    if (position < (all.get(stream) ?? position + 1n)) all.set(stream, position);
  }
  return all;
}

/** For a jsonb column. */
export function leftOutAsJson(streams: LeftOut): string {
  return JSON.stringify(Object.fromEntries([...streams].map(([stream, from]) => [stream, String(from)])));
}

export function isLeftOut(streams: LeftOut, event: { stream: string; position: bigint }): boolean {
  const from = streams.size === 0 ? undefined : streams.get(event.stream);
  return from !== undefined && event.position >= from;
}

export function withoutLeftOut(events: readonly RecordedEvent[], streams: LeftOut): readonly RecordedEvent[] {
  return streams.size === 0 ? events : events.filter((event) => !isLeftOut(streams, event));
}
