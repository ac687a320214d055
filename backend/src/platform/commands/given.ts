import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { expect } from 'vitest';
import { circumstancesAt, type Actor, type Decider } from './decider';

/** For tests that read like a specification: given these events, when this command, then these events or this refusal. */
export function given<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(decider: Decider<State, Command, Event, New>, ...history: readonly New[]) {
  const recorded = history.map((event, index) => asRecorded(event, index));
  const state = recorded.reduce((so, event) => decider.evolve(so, event as Event), decider.initial);
  return {
    when: (command: Command, actor: Actor, now = '2026-06-01T12:00:00.000Z', timeZone = 'UTC') => {
      const decide = () => decider.decide(command, state, circumstancesAt(actor, now, timeZone));
      return {
        then: (...events: readonly New[]) => expect(decide()).toEqual(events),
        thenNothing: () => expect(decide()).toEqual([]),
        refused: (error: new (...figures: never[]) => Error) => expect(decide).toThrow(error),
      };
    },
  };
}

/** An event as the log would give it back. */
export function asRecorded(event: NewEvent, index: number, actorId = 'system:test'): RecordedEvent {
  const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  return {
    ...event,
    id: `00000000-0000-5000-8000-${String(index).padStart(12, '0')}`,
    stream: 'test',
    revision: BigInt(index),
    position: BigInt(index + 1),
    recordedAt: at,
    metadata: {
      commandId: String(index),
      correlationId: String(index),
      actorId,
      actorRole: 'system',
      occurredAt: at,
    },
  };
}
