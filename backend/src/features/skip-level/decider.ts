import { SKIP_LEVEL_REMINDER_LEAD_DAYS } from '@annals/contracts/features/skip-level/constants';
import {
  BriefingPrepared,
  BriefingRequested,
  BriefingSummarised,
  SkipLevelActionItemAgreed,
  SkipLevelActionItemDone,
  SkipLevelActionItemReopened,
  SkipLevelMeetingCancelled,
  SkipLevelMeetingManagerChanged,
  SkipLevelMeetingScheduled,
  SkipLevelReminderDismissed,
  SkipLevelReminderRead,
  SkipLevelReminderSent,
  type NewSkipLevelEvent,
  type SkipLevelEvent,
} from '@annals/contracts/features/skip-level/events';
import { msg } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { changesOf } from './changes';
import { MeetsOwnReport, NotBelow, NothingToPrepare } from './errors';
import { changesTick, open, refuseOtherOwner, refusePast } from './guards';
import { evolveSkipLevelMeeting, type SkipLevelCommand, type SkipLevelState } from './skip-level-meeting';

const LEAD_MS = SKIP_LEVEL_REMINDER_LEAD_DAYS * 24 * 3_600_000;
/** The clocks of two machines may differ by this much: a reminder that comes so much too early is still on time. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** The rules of skip-level meetings. */
export const skipLevelMeeting = decider<SkipLevelState, SkipLevelCommand, SkipLevelEvent, NewSkipLevelEvent>({
  category: 'skipLevelMeeting',
  initial: { status: 'none' },
  evolve: evolveSkipLevelMeeting,
  decide: {
    ScheduleSkipLevelMeeting(
      { meetingId, employeeId, managerId, standing, scheduledAt, duration },
      state,
      { actor, now },
    ) {
      if (state.status !== 'none') return [];
      if (standing === 'direct report') throw new MeetsOwnReport();
      if (standing !== 'further below') throw new NotBelow();
      refusePast(scheduledAt, now);
      const seniorLeaderId = actor.id;
      return [
        SkipLevelMeetingScheduled.of({
          meetingId,
          employeeId,
          seniorLeaderId,
          managerId,
          scheduledAt,
          duration,
        }),
      ];
    },

    ChangeSkipLevelMeeting: (command, state, { actor, now }) =>
      changesOf(open(actor, state), command, actor, now),

    RequestBriefing({ requestId }, state, { actor }) {
      const { meetingId, employeeId, seniorLeaderId, status, requested } = open(actor, state);
      if (status === 'completed') throw new NothingToPrepare();
      const recipientId = actor.id === employeeId ? employeeId : seniorLeaderId;
      if ([...requested.values()].includes(recipientId)) return [];
      return [BriefingRequested.of({ meetingId, employeeId, seniorLeaderId, requestId, recipientId })];
    },

    AgreeActionItem({ itemId, text, ownerId, dueDate }, state, { actor }) {
      const meeting = open(actor, state);
      refuseOtherOwner(meeting, ownerId);
      const { meetingId, employeeId } = meeting;
      return [SkipLevelActionItemAgreed.of({ meetingId, employeeId, itemId, text, ownerId, dueDate })];
    },

    SetActionItem({ itemId, done }, state, { actor }) {
      const { meetingId, employeeId, done: items } = open(actor, state);
      if (!changesTick(items, itemId, done)) return [];
      const ticked = done ? SkipLevelActionItemDone : SkipLevelActionItemReopened;
      return [ticked.of({ meetingId, employeeId, itemId })];
    },

    ReadReminder({ notificationId }, state, { actor }) {
      const { meetingId, employeeId, reminder } = remindedOf(state, notificationId, actor.id);
      return reminder.read || reminder.dismissed
        ? []
        : [SkipLevelReminderRead.of({ meetingId, employeeId, notificationId })];
    },

    DismissReminder({ notificationId }, state, { actor }) {
      const { meetingId, employeeId, reminder } = remindedOf(state, notificationId, actor.id);
      return reminder.dismissed
        ? []
        : [SkipLevelReminderDismissed.of({ meetingId, employeeId, notificationId })];
    },

    /** Sent once for each meeting, a week before the time it is set for then, or at once when it is set for less than a week ahead. */
    RemindOfSkipLevelMeeting({ notificationId }, state, { now }) {
      if (state.status !== 'scheduled' || state.reminder !== null) return [];
      const { meetingId, employeeId, seniorLeaderId, scheduledAt } = state;
      const ahead = Date.parse(scheduledAt) - Date.parse(now);
      if (ahead <= 0 || ahead > LEAD_MS + CLOCK_DIFFERENCE_MS) return [];
      return [
        SkipLevelReminderSent.of({
          meetingId,
          employeeId,
          notificationId,
          seniorLeaderId,
          notificationType: 'one_week_reminder',
          scheduledAt,
        }),
      ];
    },

    /** Prepared once for each request. */
    PrepareBriefing({ requestId, briefing }, state) {
      if (state.status === 'none') return [];
      const { meetingId, employeeId, seniorLeaderId } = state;
      const recipientId = state.requested.get(requestId);
      if (recipientId === undefined) return [];
      return [
        BriefingPrepared.of({ meetingId, employeeId, seniorLeaderId, requestId, recipientId, briefing }),
      ];
    },

    /** Of the latest briefing of its reader, once. */
    SummariseBriefing({ type: _, requestId, ...words }, state, { actor }) {
      if (state.status === 'none' || actor.role !== 'system') return [];
      const { meetingId, employeeId, seniorLeaderId } = state;
      const recipientId = state.withoutSummary.get(requestId);
      if (recipientId === undefined) return [];
      return [
        BriefingSummarised.of({ meetingId, employeeId, seniorLeaderId, requestId, recipientId, ...words }),
      ];
    },

    /** Of a meeting that is still ahead: the one before whose eyes it happens is another now. */
    ChangeManager({ managerId }, state) {
      if (state.status !== 'scheduled' || state.managerId === managerId) return [];
      const { meetingId, employeeId } = state;
      return [SkipLevelMeetingManagerChanged.of({ meetingId, employeeId, managerId })];
    },

    /** Of a meeting that is still ahead: nobody is left to meet. */
    EndWithEmployment(_, state) {
      if (state.status !== 'scheduled') return [];
      const { meetingId, employeeId, seniorLeaderId, managerId } = state;
      return [
        SkipLevelMeetingCancelled.of({
          meetingId,
          employeeId,
          seniorLeaderId,
          managerId,
          reason: 'The employee has left.',
        }),
      ];
    },
  },
});

/** The meeting of which the actor was reminded by this notification. @throws NotFound for anybody else's */
function remindedOf(state: SkipLevelState, notificationId: string, actorId: string) {
  if (state.status === 'none' || state.employeeId !== actorId) throw new NotFound(msg('This notification'));
  const { meetingId, employeeId, reminder } = state;
  if (reminder?.notificationId !== notificationId) throw new NotFound(msg('This notification'));
  return { meetingId, employeeId, reminder };
}
