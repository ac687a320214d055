import type { ChangeMeeting } from '@annals/contracts/features/meetings/commands';
import { changedDetails, givenDetails, NO_DETAILS } from '@annals/contracts/features/meetings/details';
import {
  ActionItemAgreed,
  ActionItemDone,
  ActionItemReopened,
  AgendaItemAdded,
  AgendaItemCarriedOver,
  AgendaItemDiscussed,
  AgendaItemReopened,
  MeetingCancelled,
  MeetingCompleted,
  MeetingDetailsChanged,
  MeetingHandedOver,
  MeetingNotesTaken,
  MeetingReminderSent,
  MeetingRescheduled,
  MeetingRetitled,
  MeetingScheduled,
  type MeetingEvent,
  type NewMeetingEvent,
} from '@annals/contracts/features/meetings/events';
import { decider } from '../../platform/commands/decider';
import { MeetingAlreadyCompleted, NotAReport, OnlyTheManager } from './errors';
import { changesTick, open, refuseBeforeStart, refuseOtherOwner, refusePast } from './guards';
import { evolveMeeting, type ExistingMeeting, type MeetingCommand, type MeetingState } from './meeting';

/** The rules of 1:1 meetings. */
export const meeting = decider<MeetingState, MeetingCommand, MeetingEvent, NewMeetingEvent>({
  category: 'meeting',
  initial: { status: 'none' },
  evolve: evolveMeeting,
  decide: {
    ScheduleMeeting(
      { meetingId, employeeId, title, scheduledAt, duration, notes, employeeReportsToActor, ...rest },
      state,
      { actor, now },
    ) {
      if (state.status !== 'none') return [];
      if (!employeeReportsToActor) throw new NotAReport();
      refusePast(scheduledAt, now);
      const managerId = actor.id;
      return [
        MeetingScheduled.of({
          meetingId,
          managerId,
          employeeId,
          title,
          scheduledAt,
          duration,
          notes: notes || undefined,
          ...changedDetails(NO_DETAILS, rest),
        }),
      ];
    },

    /** Decided with the series: who it is with, and that it lies ahead. */
    ScheduleOccurrence({ type: _, ...occurrence }, state) {
      return state.status === 'none' ? [MeetingScheduled.of(occurrence)] : [];
    },

    /** What the manager decided for the series; what took place or was cancelled by itself stays as it is. */
    FollowSeries(command, state) {
      return state.status === 'scheduled' ? changesOf(state, command) : [];
    },

    ChangeMeeting(command, state, { actor, now }) {
      const current = open(actor, state);
      const { scheduledAt = current.scheduledAt, status } = command;
      const alters = changesOf(current, { ...command, notes: undefined }).length > 0;
      if (alters && actor.id !== current.managerId) throw new OnlyTheManager();
      if (alters && current.status === 'completed') throw new MeetingAlreadyCompleted();
      if (scheduledAt !== current.scheduledAt) refusePast(scheduledAt, now);
      if (status === 'completed' && status !== current.status) refuseBeforeStart(scheduledAt, now);
      return changesOf(current, command);
    },

    AddAgendaItem({ itemId, text }, state, { actor }) {
      const { meetingId, employeeId } = open(actor, state);
      return [AgendaItemAdded.of({ meetingId, employeeId, itemId, text })];
    },

    CarryOverAgenda({ fromMeetingId, items }, state, { actor }) {
      const { meetingId, employeeId, carried } = open(actor, state);
      return items
        .filter(({ fromItemId }) => !carried.has(fromItemId))
        .map((item) => AgendaItemCarriedOver.of({ meetingId, employeeId, fromMeetingId, ...item }));
    },

    SetAgendaItem({ itemId, discussed }, state, { actor }) {
      const { meetingId, employeeId, discussed: items } = open(actor, state);
      if (!changesTick(items, itemId, discussed)) return [];
      return [(discussed ? AgendaItemDiscussed : AgendaItemReopened).of({ meetingId, employeeId, itemId })];
    },

    AgreeActionItem({ itemId, text, ownerId, dueDate }, state, { actor }) {
      const current = open(actor, state);
      refuseOtherOwner(current, ownerId);
      const { meetingId, employeeId } = current;
      return [ActionItemAgreed.of({ meetingId, employeeId, itemId, text, ownerId, dueDate })];
    },

    SetActionItem({ itemId, done }, state, { actor }) {
      const { meetingId, employeeId, done: items } = open(actor, state);
      if (!changesTick(items, itemId, done)) return [];
      return [(done ? ActionItemDone : ActionItemReopened).of({ meetingId, employeeId, itemId })];
    },

    /** The manager the employee reports to now holds what is still planned; what took place stays with those who were there. */
    HandOverMeeting({ managerId }, state) {
      if (state.status !== 'scheduled' || state.managerId === managerId) return [];
      const { meetingId, employeeId, managerId: fromManagerId } = state;
      return [MeetingHandedOver.of({ meetingId, employeeId, fromManagerId, managerId })];
    },

    /** The employee has left: what is still planned will not take place. */
    EndWithEmployment(_, state) {
      if (state.status !== 'scheduled') return [];
      const { meetingId, employeeId, managerId } = state;
      return [MeetingCancelled.of({ meetingId, employeeId, managerId, reason: 'The employee has left.' })];
    },

    /** Sent once for each time the meeting was set for; a reminder of a time that no longer holds is dropped. */
    RemindOfMeeting({ scheduledAt }, state, { now }) {
      if (state.status !== 'scheduled') return [];
      if (state.scheduledAt !== scheduledAt || state.remindedFor.has(scheduledAt) || scheduledAt <= now)
        return [];
      const { meetingId, managerId, employeeId, details } = state;
      return [
        MeetingReminderSent.of({
          meetingId,
          employeeId,
          recipientIds: [managerId, employeeId],
          scheduledAt,
          ...givenDetails(details),
        }),
      ];
    },
  },
});

/** What differs from the meeting as it is, as events. */
function changesOf(current: ExistingMeeting, command: Partial<ChangeMeeting>): NewMeetingEvent[] {
  const { meetingId, employeeId, managerId } = current;
  const { title, scheduledAt = current.scheduledAt, duration = current.duration, notes, status } = command;
  const reason = command.reason || undefined;
  const of = { meetingId, employeeId };
  const events: NewMeetingEvent[] = [];
  if (title !== undefined && title !== current.title) events.push(MeetingRetitled.of({ ...of, title }));
  if (scheduledAt !== current.scheduledAt || duration !== current.duration)
    events.push(MeetingRescheduled.of({ ...of, scheduledAt, duration, reason }));
  const details = changedDetails(current.details, command);
  if (details) events.push(MeetingDetailsChanged.of({ ...of, ...details }));
  if (notes !== undefined && notes !== (current.notes ?? ''))
    events.push(MeetingNotesTaken.of({ ...of, notes }));
  if (status !== current.status && status === 'completed') events.push(MeetingCompleted.of(of));
  if (status !== current.status && status === 'cancelled')
    events.push(MeetingCancelled.of({ ...of, managerId, reason }));
  return events;
}
