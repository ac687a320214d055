import { msg } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ProblemCode } from '@annals/contracts/kernel/problem-codes';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { AlreadyCancelled, NoSuchItem, NotBegun, OwnerNotInMeeting, TimeInThePast } from './errors';

/** A form may be filled in for a while, and clocks differ: this much of the past, or of the future, is still accepted as now. */
const GRACE_MS = 60_000;

interface Conversation {
  readonly status: 'scheduled' | 'completed' | 'cancelled';
  readonly employeeId: PersonId;
}

/** What each error is called in the feature that refuses. */
type Codes = Readonly<Record<'past' | 'notBegun' | 'cancelled' | 'noSuchItem' | 'otherOwner', ProblemCode>>;

/** Whether a moment lies before now, beyond what a slow form explains. */
export function isPast(moment: string, now: string): boolean {
  return Date.parse(moment) < Date.parse(now) - GRACE_MS;
}

/** The rules that 1:1s and skip-level meetings have in common. @param holderOf the one of the two who is not the employee */
export function conversationRules<Meeting extends Conversation>(
  holderOf: (meeting: Meeting) => PersonId,
  codes: Codes,
) {
  const takesPart = (meeting: Meeting, id: string) => id === holderOf(meeting) || id === meeting.employeeId;
  return {
    /**
     * A meeting that its two people may still add to: planned, or over with things to write down.
     * @throws NotFound for others, who do not learn that it exists
     * @throws AlreadyCancelled
     */
    open: (actor: Actor, state: { readonly status: 'none' } | Meeting): Meeting => {
      if (state.status === 'none' || !takesPart(state, actor.id)) throw new NotFound(msg('This meeting'));
      if (state.status === 'cancelled') throw new AlreadyCancelled(codes.cancelled);
      return state;
    },
    /** @throws TimeInThePast */
    refusePast: (scheduledAt: string, now: string): void => {
      if (isPast(scheduledAt, now)) throw new TimeInThePast(codes.past);
    },
    /** What has not begun has not taken place. @throws NotBegun */
    refuseBeforeStart: (scheduledAt: string, now: string): void => {
      if (Date.parse(scheduledAt) > Date.parse(now) + GRACE_MS) throw new NotBegun(codes.notBegun);
    },
    /** An action item is for one of the two. @throws OwnerNotInMeeting */
    refuseOtherOwner: (meeting: Meeting, ownerId: PersonId): void => {
      if (!takesPart(meeting, ownerId)) throw new OwnerNotInMeeting(codes.otherOwner);
    },
    /** Whether ticking an item off, or taking the tick back, changes anything. @throws NoSuchItem */
    changesTick: (items: ReadonlyMap<string, boolean>, itemId: string, tick: boolean): boolean => {
      const already = items.get(itemId);
      if (already === undefined) throw new NoSuchItem(codes.noSuchItem);
      return already !== tick;
    },
  };
}
