import {
  TimelineEntryAdded,
  TimelineEntryCorrected,
  TimelineEntryWithdrawn,
  type NewTimelineEvent,
  type TimelineEvent,
} from '@annals/contracts/features/performance/events';
import type { AddTimelineEntry } from '@annals/contracts/features/performance/commands';
import { msg } from '@annals/contracts/kernel/text';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { sameWords } from '../../platform/commands/same-words';
import {
  AuthorIsYou,
  EntryWithdrawn,
  NoSuchGoal,
  NotYourTeam,
  OnlyAchievementsReachGoals,
  OnlyTheAuthor,
  SecretAchievement,
} from './errors';
import {
  evolveTimelineEntry,
  type ExistingEntry,
  type NamedGoal,
  type TimelineCommand,
  type TimelineState,
} from './timeline-entry';

/** The rules of the performance timeline. */
export const timelineEntry = decider<TimelineState, TimelineCommand, TimelineEvent, NewTimelineEvent>({
  category: 'timelineEntry',
  initial: { status: 'none' },
  evolve: evolveTimelineEntry,
  decide: {
    AddEntry({ entryId, entry, employeeReportsToActor, goal }, state, { actor }) {
      if (state.status !== 'none') return [];
      const { managerId = actor.id, category, ...rest } = entry;
      if (managerId !== actor.id) throw new AuthorIsYou();
      if (!employeeReportsToActor && entry.employeeId !== actor.id) throw new NotYourTeam();
      refuseWrongGoal(entry, goal);
      refuseSecretAchievement(entry);
      return [
        TimelineEntryAdded.of({ entryId, managerId: actor.id, category: category || undefined, ...rest }),
      ];
    },

    CorrectEntry({ correction: { reason, category, ...rest } }, state, { actor }) {
      const { entryId, employeeId, type, addedAt, linkedGoalId, content, status } = writtenBy(actor, state);
      if (status === 'withdrawn') throw new EntryWithdrawn();
      refuseSecretAchievement({ linkedGoalId, visibility: rest.visibility });
      const corrected = { ...rest, category: category || undefined, impact: rest.impact };
      if (sameWords(corrected, content)) return [];
      const { visibility: previousVisibility } = content;
      return [
        TimelineEntryCorrected.of({
          entryId,
          employeeId,
          type,
          addedAt,
          previousVisibility,
          ...corrected,
          reason,
        }),
      ];
    },

    WithdrawEntry({ reason }, state, { actor }) {
      const { status, content, entryId, employeeId, ...added } = writtenBy(actor, state);
      if (status === 'withdrawn') return [];
      const { type, linkedGoalId, addedAt } = added;
      const { visibility } = content;
      return [
        TimelineEntryWithdrawn.of({ entryId, employeeId, type, linkedGoalId, visibility, addedAt, reason }),
      ];
    },
  },
});

function refuseWrongGoal({ type, linkedGoalId, employeeId }: AddTimelineEntry, goal: NamedGoal | null): void {
  if (linkedGoalId === undefined) return;
  if (type !== 'achievement') throw new OnlyAchievementsReachGoals();
  if (goal?.employeeId !== employeeId || goal.type !== 'goal' || !goal.isOpen) throw new NoSuchGoal();
}

/** That a goal is reached can be seen by everyone who sees the goal; what reached it is not kept from them. */
function refuseSecretAchievement(entry: Pick<AddTimelineEntry, 'linkedGoalId' | 'visibility'>): void {
  if (entry.linkedGoalId !== undefined && entry.visibility === 'private') throw new SecretAchievement();
}

/**
 * The entry, for its author. The person it is about learns only that it is not theirs to change, and nobody that a private one exists.
 */
function writtenBy(actor: Actor, state: TimelineState): ExistingEntry {
  if (state.status === 'none') throw new NotFound(msg('This entry'));
  if (actor.id === state.authorId) return state;
  if (actor.id === state.employeeId && state.content.visibility !== 'private') throw new OnlyTheAuthor();
  throw new NotFound(msg('This entry'));
}
