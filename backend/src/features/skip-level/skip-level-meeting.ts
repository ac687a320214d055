import type { AgreeActionItem } from '@annals/contracts/features/meetings/commands';
import type { Erased } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import type { WordingId } from '@annals/contracts/features/language-model/ids';
import type { Briefing } from '@annals/contracts/features/skip-level/briefing';
import type { ChangeSkipLevel, ScheduleSkipLevel } from '@annals/contracts/features/skip-level/commands';
import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import type { Standing } from '@annals/contracts/features/skip-level/constants';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** Everything somebody can want of a skip-level meeting. Ids of new things come with the command: deciders invent nothing. */
export type SkipLevelCommand =
  | ({
      type: 'ScheduleSkipLevelMeeting';
      meetingId: SkipLevelMeetingId;
      /** The relation of the employee to the one who schedules. */
      standing: Standing;
      managerId: PersonId | null;
    } & ScheduleSkipLevel)
  | ({ type: 'ChangeSkipLevelMeeting' } & ChangeSkipLevel)
  | { type: 'RequestBriefing'; requestId: string }
  | ({ type: 'AgreeActionItem'; itemId: string } & AgreeActionItem)
  | { type: 'SetActionItem'; itemId: string; done: boolean }
  | { type: 'ReadReminder'; notificationId: string }
  | { type: 'DismissReminder'; notificationId: string }
  // Of the system.
  | { type: 'RemindOfSkipLevelMeeting'; notificationId: string }
  | { type: 'PrepareBriefing'; requestId: string; briefing: Briefing }
  | { type: 'SummariseBriefing'; requestId: string; wordingId: WordingId; model: string; summary: string }
  | { type: 'ChangeManager'; managerId: PersonId | null }
  | { type: 'EndWithEmployment' };

/** What later decisions rest on. */
export interface ExistingSkipLevelMeeting {
  readonly status: 'scheduled' | 'completed' | 'cancelled';
  readonly meetingId: SkipLevelMeetingId;
  readonly employeeId: PersonId;
  readonly seniorLeaderId: PersonId;
  readonly managerId: PersonId | null;
  readonly scheduledAt: string;
  readonly duration: number;
  readonly followUpNotes: string | Erased | undefined;
  readonly leaderNotes: string | Erased | undefined;
  readonly employeeFeedback: string | Erased | undefined;
  readonly done: ReadonlyMap<string, boolean>;
  readonly reminder: {
    readonly notificationId: string;
    readonly read: boolean;
    readonly dismissed: boolean;
  } | null;
  /** The briefings asked for and not yet prepared: for whom, by request. */
  readonly requested: ReadonlyMap<string, PersonId>;
  /** The latest briefing of each of the two that has no summary, for whom by request. */
  readonly withoutSummary: ReadonlyMap<string, PersonId>;
}

export type SkipLevelState = { readonly status: 'none' } | ExistingSkipLevelMeeting;

const reminded = (state: SkipLevelState, change: { read?: true; dismissed?: true }): SkipLevelState =>
  changed(state, ({ reminder }) => (reminder ? { reminder: { ...reminder, ...change } } : {}));

export const evolveSkipLevelMeeting: Evolutions<SkipLevelState, SkipLevelEvent> = {
  SkipLevelMeetingScheduled: (_, { data }) => ({
    status: 'scheduled',
    meetingId: data.meetingId,
    employeeId: data.employeeId,
    seniorLeaderId: data.seniorLeaderId,
    managerId: data.managerId,
    scheduledAt: data.scheduledAt,
    duration: data.duration,
    followUpNotes: undefined,
    leaderNotes: undefined,
    employeeFeedback: undefined,
    done: new Map(),
    reminder: null,
    requested: new Map(),
    withoutSummary: new Map(),
  }),
  SkipLevelMeetingRescheduled: (state, { data }) =>
    changed(state, { scheduledAt: data.scheduledAt, duration: data.duration }),
  SkipLevelMeetingManagerChanged: (state, { data }) => changed(state, { managerId: data.managerId }),
  SkipLevelReminderSent: (state, { data: { notificationId } }) =>
    changed(state, { reminder: { notificationId, read: false, dismissed: false } }),
  SkipLevelReminderRead: (state) => reminded(state, { read: true }),
  SkipLevelReminderDismissed: (state) => reminded(state, { dismissed: true }),
  BriefingRequested: (state, { data }) =>
    changed(state, ({ requested }) => ({
      requested: new Map(requested).set(data.requestId, data.recipientId),
    })),
  BriefingPrepared: (state, { data }) =>
    changed(state, ({ requested, withoutSummary }) => ({
      requested: new Map([...requested].filter(([requestId]) => requestId !== data.requestId)),
      withoutSummary: new Map(
        [...withoutSummary].filter(([, recipientId]) => recipientId !== data.recipientId),
      ).set(data.requestId, data.recipientId),
    })),
  BriefingSummarised: (state, { data }) =>
    changed(state, ({ withoutSummary }) => ({
      withoutSummary: new Map([...withoutSummary].filter(([requestId]) => requestId !== data.requestId)),
    })),
  EmployeeFeedbackGiven: (state, { data }) => changed(state, { employeeFeedback: data.employeeFeedback }),
  LeaderNotesTaken: (state, { data }) => changed(state, { leaderNotes: data.leaderNotes }),
  FollowUpNotesTaken: (state, { data }) => changed(state, { followUpNotes: data.followUpNotes }),
  SkipLevelActionItemAgreed: (state, { data }) =>
    changed(state, ({ done }) => ({ done: new Map(done).set(data.itemId, false) })),
  SkipLevelActionItemDone: (state, { data }) =>
    changed(state, ({ done }) => ({ done: new Map(done).set(data.itemId, true) })),
  SkipLevelActionItemReopened: (state, { data }) =>
    changed(state, ({ done }) => ({ done: new Map(done).set(data.itemId, false) })),
  SkipLevelMeetingCompleted: (state) => changed(state, { status: 'completed' }),
  SkipLevelMeetingCancelled: (state) => changed(state, { status: 'cancelled' }),
};
