import type { Faker } from '@faker-js/faker';
import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { CommandAppend } from '@annals/event-store/event-log';
import { circumstancesAt, type Actor, type Decider } from '@annals/backend/platform/commands/decider';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { DemoPerson, Organization } from './organization';

/** Whose story is told, and when it plays. */
export interface Setting {
  /** Of this story alone, so that a new story changes none of the others. */
  readonly random: Faker;
  readonly person: DemoPerson;
  readonly manager: DemoPerson | undefined;
  readonly company: Organization;
  /** The first midnight and the present moment, in milliseconds. */
  readonly from: number;
  readonly now: number;
  /** Whether the leader has asked ALEX for a briefing. */
  readonly asksForBriefing?: boolean;
}

/** What a feature adds to the history of one person of the demo company. Ids follow from the person's, so that telling it twice adds nothing. */
export type Story = (setting: Setting) => readonly CommandAppend[];

/** A step in the life of a thing: who wants what, and when (milliseconds). */
export interface Step<Command> {
  readonly at: number;
  readonly actor: Actor;
  readonly command: Command;
}

/** What became of the steps up to now: each is decided by the feature's own rules, so the history is one that could have happened. */
export function livedThrough<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  decider: Decider<State, Command, Event, New>,
  id: string,
  steps: readonly Step<Command>[],
  now: number,
): CommandAppend[] {
  const appends: CommandAppend[] = [];
  const stream = `${decider.category}-${id}`;
  let state = decider.initial;
  let revision = -1n;
  for (const [index, { at, actor, command }] of steps.entries()) {
    if (at > now) break;
    const occurredAt = new Date(at).toISOString();
    const events = decider.decide(command, state, circumstancesAt(actor, occurredAt, 'UTC'));
    if (events.length === 0) continue;
    // Of the stream, not of the id alone: a person has a stream in more than one category.
    const commandId = derivedId(stream, 'command', String(index));
    const metadata = {
      commandId,
      correlationId: commandId,
      actorId: actor.id,
      actorRole: actor.role,
      occurredAt,
    };
    appends.push({ stream, events, metadata, expected: revision < 0n ? 'no-stream' : revision });
    for (const event of events) {
      revision += 1n;
      const recorded = { ...event, id, stream, revision, position: 0n, recordedAt: occurredAt, metadata };
      state = decider.evolve(state, recorded as unknown as Event);
    }
  }
  return appends;
}
