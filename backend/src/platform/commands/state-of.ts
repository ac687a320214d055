import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { EventLog } from '@annals/event-store/event-log';
import type { Decider } from './decider';

/** What the stream of one thing comes to, read from the log itself: never behind, as a read model may be. */
export async function stateOf<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(log: EventLog, decider: Decider<State, Command, Event, New>, id: string): Promise<State> {
  return (await log.foldStream<State>(decider, `${decider.category}-${id}`)).state;
}

/** As `stateOf`, of many at once. @returns their states in the order of the ids */
export async function statesOf<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  log: EventLog,
  decider: Decider<State, Command, Event, New>,
  ids: readonly string[],
): Promise<readonly State[]> {
  const streams = await log.foldStreams<State>(
    decider,
    ids.map((id) => `${decider.category}-${id}`),
  );
  return streams.map(({ state }) => state);
}

/** Whether a command was carried out on one thing before. */
export async function wasCarriedOut<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  log: EventLog,
  decider: Decider<State, Command, Event, New>,
  id: string,
  commandId: string,
): Promise<boolean> {
  const { revisionOf } = await log.foldStream<State>(decider, `${decider.category}-${id}`);
  return revisionOf(commandId) !== undefined;
}
