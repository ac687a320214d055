import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { EventLog } from '@annals/event-store/event-log';
import type { Decider } from './decider';

/**
 * The id of a thing of which only one may be open at a time. It follows from what it is of and a count, so that two people who begin
 * the same at the same moment meet in one stream, where only one can be first. The count goes on past those that have ended.
 * @param idOf the id at a count, from 0
 * @param commandId a repeated request comes back to the thing it began
 */
export async function nextPlace<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  log: EventLog,
  decider: Decider<State, Command, Event, New>,
  idOf: (count: number) => string,
  isOpen: (state: State) => boolean,
  commandId: string,
): Promise<string> {
  for (let count = 0; ; count += 1) {
    const id = idOf(count);
    const { state, head, revisionOf } = await log.foldStream(decider, `${decider.category}-${id}`);
    if (!head || revisionOf(commandId) !== undefined || isOpen(state)) return id;
  }
}
