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
  const events = await log.readStream(`${decider.category}-${id}`);
  return events.reduce((state, event) => decider.evolve(state, event as Event), decider.initial);
}
