import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { CommandAppend, EventLog } from '@annals/event-store/event-log';
import { StoreUnavailable } from '@annals/event-store/port';
import { UNTRACED, type Tracing } from '../kernel/tracing';
import type { Decider } from './decider';
import { decide, type CommandOrigin, type Dispatch } from './dispatch';
import { settleAll } from './settle-all';
import { NO_TIME_ZONES, type TimeZones } from '../kernel/time-zones';

/** A command for one of many things of a kind. */
export interface CommandFor<Command> {
  readonly id: string;
  readonly command: Command;
  readonly origin: CommandOrigin;
}

export type DispatchMany = <
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  decider: Decider<State, Command, Event, New>,
  commands: readonly CommandFor<Command>[],
) => Promise<void>;

/** Commands in one batch: their streams are read together, and what they lead to is appended together. */
const AT_ONCE = 256;

/**
 * Makes the way in which a job writes what it has to say of many things: each command is decided on its own stream and appended where it
 * was decided, exactly as `dispatcher` does it, but read and written together, which costs a commit or two instead of one each. A command that lost a
 * race, or whose neighbour is not valid, is tried again separately.
 * @param dispatch carries out a single command
 * @returns a function that throws the first refusal or error, after all others of its batch were carried out
 */
export function batchDispatcher(
  log: EventLog,
  clock: () => Date,
  dispatch: Dispatch,
  tracing: Tracing = UNTRACED,
  zones: TimeZones = NO_TIME_ZONES,
): DispatchMany {
  return async (decider, commands) => {
    for (let start = 0; start < commands.length; start += AT_ONCE) {
      const batch = commands.slice(start, start + AT_ONCE);
      const alone = await tracing.part('batch of commands', { 'annals.stream': decider.category }, () =>
        together(log, decider, batch, clock().toISOString(), zones),
      );
      await settleAll(alone, ({ id, command, origin }) => dispatch(decider, id, command, origin));
    }
  };
}

/** Carries out a batch. @returns those that have to go by themselves @throws StoreUnavailable */
async function together<
  State,
  Command extends { type: string },
  Event extends RecordedEvent,
  New extends NewEvent,
>(
  log: EventLog,
  decider: Decider<State, Command, Event, New>,
  batch: readonly CommandFor<Command>[],
  now: string,
  zones: TimeZones,
): Promise<CommandFor<Command>[]> {
  const streamOf = ({ id }: CommandFor<Command>) => `${decider.category}-${id}`;
  try {
    const streams = await log.foldStreams(decider, batch.map(streamOf));
    const appends: (CommandAppend & { readonly asked: CommandFor<Command> })[] = [];
    const alone: CommandFor<Command>[] = [];
    for (const [index, asked] of batch.entries())
      try {
        const folded = streams[index];
        if (!folded) continue;
        const decided = await decide(log, decider, folded, asked, now, zones);
        if ('events' in decided) appends.push({ stream: folded.stream, asked, ...decided });
      } catch {
        alone.push(asked); // It is refused again, and tells why, without keeping the others from being written.
      }
    const settled = await log.appendEach(appends);
    for (const [index, { asked }] of appends.entries()) {
      const outcome = settled[index];
      if (outcome?.status !== 'rejected') continue;
      if (outcome.reason instanceof StoreUnavailable) throw outcome.reason;
      alone.push(asked);
    }
    return alone;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return [...batch];
  }
}
