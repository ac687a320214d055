import type { EventMetadata, NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { CommandAppend, EventLog } from '@annals/event-store/event-log';
import { WrongExpectedRevision } from '@annals/event-store/port';
import { UNTRACED, type Tracing } from '../telemetry/tracing';
import { presentCause } from './cause';
import type { Actor, Decider } from './decider';
import { IdempotencyKeyTaken, TooMuchContention } from './domain-error';

/** How often a command is decided anew when somebody else wrote to the same stream in between. */
const MOST_TRIES = 8;

/** Where a command comes from. */
export interface CommandOrigin {
  readonly actor: Actor;
  /** The idempotency key: the same id answers the same thing and appends nothing. */
  readonly commandId: string;
  readonly correlationId?: string | undefined;
  readonly causationId?: string | undefined;
  readonly requestId?: string | undefined;
  /** Why a person corrected or overrode something, in their words. */
  readonly reason?: string | undefined;
}

export type Dispatch = <
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  decider: Decider<State, Command, Event, New>,
  id: string,
  command: Command,
  origin: CommandOrigin,
) => Promise<CommandAnswer>;

/**
 * Makes the one way in which anything is ever written: load the stream, decide, append where the decision was made, and decide again
 * when someone else was faster.
 * @param clock gives the present moment
 * @param tracing told of each command and its append
 */
export function dispatcher(log: EventLog, clock: () => Date, tracing: Tracing = UNTRACED): Dispatch {
  return (decider, id, command, origin) =>
    tracing.command(command.type, origin.commandId, async () => {
      const stream = `${decider.category}-${id}`;
      for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
        const history = await log.readStream(stream);
        const decided = decide(decider, history, command, origin, clock().toISOString());
        if ('position' in decided) return { id, position: String(decided.position) };
        const { events, metadata, expected } = decided;
        try {
          const appended = await tracing.part('append', { 'annals.stream': decider.category }, () =>
            log.append(stream, events, metadata, expected),
          );
          return { id, position: String(appended.position) };
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision)) throw error;
        }
      }
      throw new TooMuchContention();
    });
}

/** What a command comes to: events to append, or the position of what had been there already. */
export type Decided = Omit<CommandAppend, 'stream'> | { readonly position: bigint };

/**
 * Decides a command on what its stream holds.
 * @throws DomainError when it is refused; IdempotencyKeyTaken when its id is somebody else's
 */
export function decide<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  decider: Decider<State, Command, Event, New>,
  history: readonly RecordedEvent[],
  command: Command,
  origin: CommandOrigin,
  now: string,
): Decided {
  const earlier = history.filter((event) => event.metadata.commandId === origin.commandId);
  if (earlier.some((event) => event.metadata.actorId !== origin.actor.id)) throw new IdempotencyKeyTaken();
  const last = earlier.at(-1);
  if (last) return { position: last.position };
  const state = history.reduce((so, event) => decider.evolve(so, event as Event), decider.initial);
  const events = decider.decide(command, state, { actor: origin.actor, now });
  const head = history.at(-1);
  if (events.length === 0) return { position: head?.position ?? 0n };
  return { events, metadata: metadataOf(origin, now), expected: head?.revision ?? 'no-stream' };
}

function metadataOf(origin: CommandOrigin, now: string): EventMetadata {
  // A person's command has no cause but the person, even when a job carries it out.
  const cause = origin.actor.role === 'system' ? presentCause() : undefined;
  const causationId = origin.causationId ?? cause?.eventId;
  return {
    commandId: origin.commandId,
    correlationId: origin.correlationId ?? origin.commandId,
    actorId: origin.actor.id,
    actorRole: origin.actor.role,
    occurredAt: now,
    ...(causationId === undefined ? {} : { causationId }),
    ...(origin.requestId === undefined ? {} : { requestId: origin.requestId }),
    ...(origin.reason === undefined ? {} : { reason: origin.reason }),
    ...(cause?.policy === undefined ? {} : { policy: cause.policy }),
    ...(cause?.job === undefined ? {} : { job: cause.job }),
    ...(cause?.attempt === undefined ? {} : { attempt: String(cause.attempt) }),
  };
}
