import type { MeetingId } from '@annals/contracts/features/meetings/ids';
import type { Erased } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type {
  AgreeActionItem,
  ChangeMeeting,
  ScheduleMeeting,
} from '@annals/contracts/features/meetings/commands';
import { detailsAfter, NO_DETAILS, type MeetingDetails } from '@annals/contracts/features/meetings/details';
import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import type { SeriesPlace } from '@annals/contracts/features/meetings/series-place';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** What happens to one 1:1 of a series because of what was decided for the series. */
export type OccurrenceCommand =
  | ({
      type: 'ScheduleOccurrence';
      managerId: PersonId;
      employeeId: PersonId;
      series: SeriesPlace;
    } & Omit<ScheduleMeeting, 'employeeId'>)
  | ({ type: 'FollowSeries' } & ChangeMeeting)
  | { type: 'HandOverMeeting'; managerId: PersonId };

/** Everything somebody can want of a meeting. Ids of new items come with the command: deciders invent nothing. */
export type MeetingCommand =
  | ({ type: 'ScheduleMeeting'; meetingId: MeetingId; employeeReportsToActor: boolean } & ScheduleMeeting)
  | ({ type: 'ChangeMeeting' } & ChangeMeeting)
  | { type: 'AddAgendaItem'; itemId: string; text: string }
  | {
      type: 'CarryOverAgenda';
      fromMeetingId: MeetingId;
      /** What was not talked about there, with the ids that the items get here. */
      items: readonly { readonly itemId: string; readonly fromItemId: string; readonly text: string }[];
    }
  | { type: 'SetAgendaItem'; itemId: string; discussed: boolean }
  | ({ type: 'AgreeActionItem'; itemId: string } & AgreeActionItem)
  | { type: 'SetActionItem'; itemId: string; done: boolean }
  | { type: 'RemindOfMeeting'; scheduledAt: string }
  | (OccurrenceCommand & { meetingId: MeetingId })
  | { type: 'HandOverMeeting'; managerId: PersonId }
  | { type: 'EndWithEmployment' };

/** What later decisions rest on. */
export interface ExistingMeeting {
  readonly status: 'scheduled' | 'completed' | 'cancelled';
  readonly meetingId: MeetingId;
  readonly managerId: PersonId;
  readonly employeeId: PersonId;
  readonly series: SeriesPlace | undefined;
  readonly title: string | Erased;
  readonly notes: string | Erased | undefined;
  readonly details: MeetingDetails;
  readonly scheduledAt: string;
  readonly duration: number;
  readonly discussed: ReadonlyMap<string, boolean>;
  /** The items of earlier meetings that are on this agenda. */
  readonly carried: ReadonlySet<string>;
  readonly done: ReadonlyMap<string, boolean>;
  /** The times both people have been reminded of. */
  readonly remindedFor: ReadonlySet<string>;
}

export type MeetingState = { readonly status: 'none' } | ExistingMeeting;

export const evolveMeeting: Evolutions<MeetingState, MeetingEvent> = {
  MeetingScheduled: (_, { data }) => ({
    status: 'scheduled',
    meetingId: data.meetingId,
    managerId: data.managerId,
    employeeId: data.employeeId,
    series: data.series,
    title: data.title,
    notes: data.notes,
    details: detailsAfter(NO_DETAILS, data),
    scheduledAt: data.scheduledAt,
    duration: data.duration,
    discussed: new Map(),
    carried: new Set(),
    done: new Map(),
    remindedFor: new Set(),
  }),
  MeetingRescheduled: (state, { data }) =>
    changed(state, { scheduledAt: data.scheduledAt, duration: data.duration }),
  MeetingDetailsChanged: (state, { data }) =>
    changed(state, ({ details }) => ({ details: detailsAfter(details, data) })),
  MeetingRetitled: (state, { data }) => changed(state, { title: data.title }),
  AgendaItemAdded: (state, { data }) =>
    changed(state, ({ discussed }) => ({ discussed: new Map(discussed).set(data.itemId, false) })),
  AgendaItemCarriedOver: (state, { data }) =>
    changed(state, ({ discussed, carried }) => ({
      discussed: new Map(discussed).set(data.itemId, false),
      carried: new Set(carried).add(data.fromItemId),
    })),
  AgendaItemDiscussed: (state, { data }) =>
    changed(state, ({ discussed }) => ({ discussed: new Map(discussed).set(data.itemId, true) })),
  AgendaItemReopened: (state, { data }) =>
    changed(state, ({ discussed }) => ({ discussed: new Map(discussed).set(data.itemId, false) })),
  MeetingNotesTaken: (state, { data }) => changed(state, { notes: data.notes }),
  ActionItemAgreed: (state, { data }) =>
    changed(state, ({ done }) => ({ done: new Map(done).set(data.itemId, false) })),
  ActionItemDone: (state, { data }) =>
    changed(state, ({ done }) => ({ done: new Map(done).set(data.itemId, true) })),
  ActionItemReopened: (state, { data }) =>
    changed(state, ({ done }) => ({ done: new Map(done).set(data.itemId, false) })),
  MeetingCompleted: (state) => changed(state, { status: 'completed' }),
  MeetingCancelled: (state) => changed(state, { status: 'cancelled' }),
  // What the two before wrote is theirs: the next manager and the employee begin with nothing.
  MeetingHandedOver: (state, { data }) =>
    changed(state, {
      managerId: data.managerId,
      notes: undefined,
      discussed: new Map(),
      carried: new Set(),
      done: new Map(),
    }),
  MeetingReminderSent: (state, { data }) =>
    changed(state, ({ remindedFor }) => ({ remindedFor: new Set(remindedFor).add(data.scheduledAt) })),
};
