import type { EventMetadata, NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { CommandAppend, EventLog } from '@annals/event-store/event-log';
import type { FoldedStream } from '@annals/event-store/kept-streams';
import { StoreUnavailable, WrongExpectedRevision, type ExpectedRevision } from '@annals/event-store/port';
import { UNTRACED, type Tracing } from '../kernel/tracing';
import { presentCause } from '../kernel/cause';
import { circumstancesAt, type Actor, type Decider } from './decider';
import { ChangedMeanwhile, IdempotencyKeyTaken, TooMuchContention } from './domain-error';
import { NO_TIME_ZONES, type TimeZones } from '../kernel/time-zones';

/** How often a command is decided again when somebody else wrote to the same stream in between. */
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
  /** How far the log was when the caller saw what the command replaces; undefined when it does not matter. */
  readonly seen?: bigint | undefined;
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

/** What a fence has to say before a decision is appended. */
export type BeforeAppend = (
  stream: { readonly category: string; readonly id: string },
  expected: ExpectedRevision,
  metadata: EventMetadata,
) => Promise<void>;

/**
 * Makes the one way in which anything is ever written: fold the stream, decide, append where the decision was made, and decide again
 * when someone else was faster.
 * @param clock gives the present moment
 * @param tracing told of each command and its append
 * @param zones where the people are whom commands are about
 */
export function dispatcher(
  log: EventLog,
  clock: () => Date,
  tracing: Tracing = UNTRACED,
  zones: TimeZones = NO_TIME_ZONES,
): Dispatch {
  const once = onceDispatcher(log, clock, tracing, () => Promise.resolve(), zones);
  return async (...asked) => {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      try {
        return await once(...asked);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    }
    throw new TooMuchContention();
  };
}

/**
 * As `dispatcher`, for a command whose decision rests on more than its stream: it is decided once, for what it rests on would have to be
 * looked up again as well.
 * @param before called between the decision and the append; what it throws keeps the decision from being written
 * @throws WrongExpectedRevision when somebody else wrote to the stream in between
 */
export function onceDispatcher(
  log: EventLog,
  clock: () => Date,
  tracing: Tracing,
  before: BeforeAppend,
  zones: TimeZones = NO_TIME_ZONES,
): Dispatch {
  return (decider, id, command, origin) =>
    tracing.command(command.type, origin.commandId, async () => {
      const { category } = decider;
      const stream = `${category}-${id}`;
      const asked = { id, command, origin };
      const folded = await log.foldStream(decider, stream);
      const decided = await decide(log, decider, folded, asked, clock().toISOString(), zones);
      if ('position' in decided) return { id, position: String(decided.position) };
      const { events, metadata, expected } = decided;
      await before({ category, id }, expected, metadata);
      const appended = await tracing.part('append', { 'annals.stream': category }, () =>
        log.append(stream, events, metadata, expected),
      );
      return { id, position: String(appended.position) };
    });
}

/** What a command comes to: events to append, or the position of what had been there already. */
export type Decided = Omit<CommandAppend, 'stream'> | { readonly position: bigint };

/**
 * Decides a command on what its stream comes to.
 * @param folded what its stream comes to, by this decider
 * @throws DomainError when it is refused; IdempotencyKeyTaken when its id is somebody else's; ChangedMeanwhile when it would replace what
 *   its caller has not seen
 */
export async function decide<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  log: Pick<EventLog, 'readEvent'>,
  decider: Decider<State, Command, Event, New>,
  { stream, state, head, revisionOf, newestOf }: FoldedStream<State>,
  { id, command, origin }: { readonly id: string; readonly command: Command; readonly origin: CommandOrigin },
  now: string,
  zones: TimeZones,
): Promise<Decided> {
  const repeated = revisionOf(origin.commandId);
  if (repeated !== undefined) return { position: await positionOf(log, stream, repeated, origin) };
  const about = decider.dayOf?.(command, state, id);
  const [timeZone = zones.organization] = about === undefined ? [] : await zones.of([about]);
  const events = decider.decide(command, state, circumstancesAt(origin.actor, now, timeZone));
  if (events.length === 0) return { position: head?.position ?? 0n };
  // Events of one type replace each other: one that is newer than what the caller saw is a value they do not know.
  const { seen } = origin;
  if (seen !== undefined && events.some(({ type }) => (newestOf(type) ?? 0n) > seen))
    throw new ChangedMeanwhile();
  return { events, metadata: metadataOf(origin, now), expected: head?.revision ?? 'no-stream' };
}

/** Where the last event of a command is that was carried out before. @throws IdempotencyKeyTaken when it was somebody else's */
async function positionOf(
  log: Pick<EventLog, 'readEvent'>,
  stream: string,
  revision: bigint,
  { actor }: CommandOrigin,
): Promise<bigint> {
  const event = await log.readEvent(stream, revision);
  if (!event)
    throw new StoreUnavailable(`The event at ${String(revision)} of ${stream} is not there any more`);
  if (event.metadata.actorId !== actor.id) throw new IdempotencyKeyTaken();
  return event.position;
}

/** What the log says of the token that was used. One that belongs to nobody is answered for by who made it. */
function tokenOf({ id, token }: Actor): Partial<EventMetadata> {
  if (!token) return {};
  const named = { actorKind: token.kind, tokenId: token.id, tokenName: token.name };
  return id.startsWith('system:') ? { ...named, onBehalfOf: token.madeBy } : named;
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
    ...tokenOf(origin.actor),
    occurredAt: now,
    ...(causationId === undefined ? {} : { causationId }),
    ...(origin.requestId === undefined ? {} : { requestId: origin.requestId }),
    ...(origin.reason === undefined ? {} : { reason: origin.reason }),
    ...(cause?.policy === undefined ? {} : { policy: cause.policy }),
    ...(cause?.job === undefined ? {} : { job: cause.job }),
    ...(cause?.attempt === undefined ? {} : { attempt: String(cause.attempt) }),
  };
}
