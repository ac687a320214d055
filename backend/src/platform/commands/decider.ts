import type { ActorKind, NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { dayIn } from '@annals/contracts/kernel/local-time';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';

/** A person who acts, or a named part of the system such as `system:reminders`. */
export interface Actor {
  readonly id: PersonId | `system:${string}`;
  readonly role: Role | 'system';
  /** The token that a program showed. The rules look at the person whose token it is; the log names the token. */
  readonly token?: ActingToken;
}

/** A token in use. */
export interface ActingToken {
  readonly id: string;
  readonly name: string;
  readonly kind: Extract<ActorKind, 'scim' | 'token'>;
  /** Who made the secret that was shown, and answers for what is done with it. */
  readonly madeBy: PersonId;
}

/** What a decision may rest on besides the state: it has no clock of its own. */
export interface Circumstances {
  readonly actor: Actor;
  /** The present moment, an ISO instant. */
  readonly now: string;
  /** Where the person is whom the command is about (`dayOf`), else where the organization is. */
  readonly timeZone: string;
  /** The calendar day it is there. */
  readonly today: string;
}

/** The circumstances of a command. @param timeZone of the person it is about */
export function circumstancesAt(actor: Actor, now: string, timeZone: string): Circumstances {
  return { actor, now, timeZone, today: dayIn(timeZone, new Date(now)) };
}

type Decisions<State, Command extends { type: string }, New extends NewEvent> = {
  readonly [Type in Command['type']]: (
    command: Extract<Command, { type: Type }>,
    state: State,
    circumstances: Circumstances,
  ) => readonly New[];
};

/** The state after each event of one kind of thing; the compiler finds the one that is missing. */
export type Evolutions<State, Event extends RecordedEvent> = {
  readonly [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => State;
};

interface Nothing {
  readonly status: 'none';
}

/** Applies a change to a thing that exists; an event before the first one changes nothing. */
export function changed<Existing extends { readonly status: string }>(
  state: Nothing | Existing,
  change: NoInfer<Partial<Existing>> | ((existing: Existing) => Partial<Existing>),
): Nothing | Existing {
  if (!exists(state)) return state;
  return { ...state, ...(typeof change === 'function' ? change(state) : change) };
}

function exists<Existing extends { readonly status: string }>(state: Nothing | Existing): state is Existing {
  return state.status !== 'none';
}

/** The rules of one kind of thing, pure: commands become events, events become state. */
export interface Decider<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
> {
  /** Streams are named `<category>-<id>`. */
  readonly category: string;
  readonly initial: State;
  /** Whose days count: due dates, days off, first and last days are those of the person they are about. Without it, those of the organization. */
  dayOf?(command: Command, state: State, id: string): PersonId | undefined;
  /** The events a command leads to; none when it is already true. @throws DomainError when it is refused */
  decide(command: Command, state: State, circumstances: Circumstances): readonly New[];
  evolve(state: State, event: Event): State;
}

/** Declares a decider by one arm per command and per event. */
export function decider<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(declaration: {
  category: string;
  initial: State;
  dayOf?: (command: Command, state: State, id: string) => PersonId | undefined;
  decide: Decisions<State, Command, New>;
  evolve: Partial<Evolutions<State, Event>>;
}): Decider<State, Command, Event, New> {
  const { category, initial, dayOf, decide, evolve } = declaration;
  return {
    category,
    initial,
    ...(dayOf && { dayOf }),
    decide: (command, state, circumstances) => {
      const arm = decide[command.type as Command['type']] as (
        command: Command,
        state: State,
        circumstances: Circumstances,
      ) => readonly New[];
      return arm(command, state, circumstances);
    },
    evolve: (state, event) => {
      const arm = evolve[event.type as Event['type']] as ((state: State, event: Event) => State) | undefined;
      return arm ? arm(state, event) : state;
    },
  };
}
