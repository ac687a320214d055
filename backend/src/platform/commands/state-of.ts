import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { EventLog } from '@annals/event-store/event-log';
import type { Decider } from './decider';
import { IdempotencyKeyTaken } from './domain-error';

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

/**
 * Keeps a command whose answer is a secret, or that does something beside the log, from doing so once more later: who sends it again, because its
 * answer was lost, is not decided on again, and what has happened since may have been against it.
 * @throws IdempotencyKeyTaken when it was carried out before and something else has happened to the same thing since
 */
export async function refuseLateRepetition<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(log: EventLog, decider: Decider<State, Command, Event, New>, id: string, commandId: string): Promise<void> {
  const { revisionOf, head } = await log.foldStream<State>(decider, `${decider.category}-${id}`);
  const carriedOut = revisionOf(commandId);
  if (carriedOut !== undefined && carriedOut !== head?.revision) throw new IdempotencyKeyTaken();
}
