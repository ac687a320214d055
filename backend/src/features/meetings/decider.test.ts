import { meetingId, meetingSeriesId } from '@annals/contracts/features/meetings/ids';
import { personId } from '@annals/contracts/kernel/ids';
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
  MeetingNotesTaken,
  MeetingReminderSent,
  MeetingRescheduled,
  MeetingRetitled,
  MeetingScheduled,
} from '@annals/contracts/features/meetings/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { meeting } from './decider';
import {
  AlreadyCancelled,
  NoSuchItem,
  NotBegun,
  OwnerNotInMeeting,
  TimeInThePast,
} from '../conversations/errors';
import { MeetingAlreadyCompleted, NotAReport, OnlyTheManager } from './errors';

const id = meetingId.parse('018f0000-0000-7000-8000-000000000001');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const strangerId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const item = '018f0000-0000-7000-8000-0000000000f1';
const manager: Actor = { id: managerId, role: 'manager' };
const employee: Actor = { id: employeeId, role: 'employee' };
const stranger: Actor = { id: strangerId, role: 'manager' };
const system: Actor = { id: 'system:reminders', role: 'system' };

const tomorrow = '2026-06-02T12:00:00.000Z';
const today = '2026-06-01T12:00:00.000Z';
const nextWeek = '2026-06-08T12:00:00.000Z';
const yesterday = '2026-05-31T12:00:00.000Z';
const of = { meetingId: id, employeeId };
const scheduled = MeetingScheduled.of({
  ...of,
  managerId,
  title: 'Weekly 1:1',
  scheduledAt: tomorrow,
  duration: 60,
});
const schedule = {
  type: 'ScheduleMeeting' as const,
  ...of,
  title: 'Weekly 1:1',
  scheduledAt: tomorrow,
  duration: 60,
};
const change = (changes: object) => ({ type: 'ChangeMeeting' as const, ...changes });

describe('where it takes place', () => {
  const location = 'Room Linden';
  const there = MeetingDetailsChanged.of({ ...of, location });
  test('is said when it is scheduled', () =>
    given(meeting)
      .when({ ...schedule, location, employeeReportsToActor: true }, manager)
      .then(MeetingScheduled.of({ ...scheduled.data, location })));
  test('is changed by the manager, once', () => {
    given(meeting, scheduled).when(change({ location }), manager).then(there);
    given(meeting, scheduled, there).when(change({ location }), manager).thenNothing();
  });
  test('an empty text takes it away', () =>
    given(meeting, scheduled, there)
      .when(change({ location: '' }), manager)
      .then(MeetingDetailsChanged.of({ ...of, location: '' })));
  test('the employee, and anybody once it is over: refused', () => {
    given(meeting, scheduled).when(change({ location }), employee).refused(OnlyTheManager);
    given(meeting, scheduled, MeetingCompleted.of(of))
      .when(change({ location }), manager)
      .refused(MeetingAlreadyCompleted);
  });
  test('the reminder says it', () =>
    given(meeting, scheduled, there)
      .when({ type: 'RemindOfMeeting', scheduledAt: tomorrow }, system)
      .then(
        MeetingReminderSent.of({
          ...of,
          recipientIds: [managerId, employeeId],
          scheduledAt: tomorrow,
          location,
        }),
      ));
});

describe('scheduling', () => {
  test('a manager schedules with someone who reports to them', () =>
    given(meeting)
      .when({ ...schedule, employeeReportsToActor: true }, manager)
      .then(scheduled));
  test('with someone who does not report to them: refused', () =>
    given(meeting)
      .when({ ...schedule, employeeReportsToActor: false }, manager)
      .refused(NotAReport));
  test('in the past: refused', () =>
    given(meeting)
      .when({ ...schedule, scheduledAt: yesterday, employeeReportsToActor: true }, manager)
      .refused(TimeInThePast));
  test('twice: the second time changes nothing', () =>
    given(meeting, scheduled)
      .when({ ...schedule, employeeReportsToActor: true }, manager)
      .thenNothing());
});

describe('changing', () => {
  test('the manager moves it', () =>
    given(meeting, scheduled)
      .when(change({ scheduledAt: nextWeek, reason: 'Travel' }), manager)
      .then(MeetingRescheduled.of({ ...of, scheduledAt: nextWeek, duration: 60, reason: 'Travel' })));
  test('several things at once become several events', () =>
    given(meeting, scheduled)
      .when(change({ title: 'Goals', duration: 30, notes: 'Bring the plan' }), manager)
      .then(
        MeetingRetitled.of({ ...of, title: 'Goals' }),
        MeetingRescheduled.of({ ...of, scheduledAt: tomorrow, duration: 30 }),
        MeetingNotesTaken.of({ ...of, notes: 'Bring the plan' }),
      ));
  test('to what it already is: nothing happens', () =>
    given(meeting, scheduled)
      .when(change({ title: 'Weekly 1:1', scheduledAt: tomorrow, duration: 60 }), manager)
      .thenNothing());
  test('into the past: refused', () =>
    given(meeting, scheduled)
      .when(change({ scheduledAt: yesterday }), manager)
      .refused(TimeInThePast));
  test('the employee takes notes but does not move it', () => {
    given(meeting, scheduled)
      .when(change({ notes: 'Mine' }), employee)
      .then(MeetingNotesTaken.of({ ...of, notes: 'Mine' }));
    given(meeting, scheduled)
      .when(change({ scheduledAt: nextWeek }), employee)
      .refused(OnlyTheManager);
    given(meeting, scheduled)
      .when(change({ status: 'cancelled' }), employee)
      .refused(OnlyTheManager);
  });
  test('a stranger does not learn that it exists', () => {
    given(meeting, scheduled)
      .when(change({ notes: 'x' }), stranger)
      .refused(NotFound);
    given(meeting)
      .when(change({ notes: 'x' }), manager)
      .refused(NotFound);
  });
});

describe('ending', () => {
  const completed = MeetingCompleted.of(of);
  const cancelled = MeetingCancelled.of({ ...of, managerId, reason: 'Ill' });
  test('the manager completes it, from its start on', () => {
    given(meeting, scheduled)
      .when(change({ status: 'completed' }), manager, tomorrow)
      .then(completed);
    given(meeting, scheduled)
      .when(change({ status: 'completed' }), manager)
      .refused(NotBegun);
  });
  test('one that is held early is moved to now and completed at once', () =>
    given(meeting, scheduled)
      .when(change({ scheduledAt: today, status: 'completed' }), manager, today)
      .then(MeetingRescheduled.of({ ...of, scheduledAt: today, duration: 60 }), completed));
  test('the manager cancels it with a reason', () =>
    given(meeting, scheduled)
      .when(change({ status: 'cancelled', reason: 'Ill' }), manager)
      .then(cancelled));
  test('completing twice changes nothing', () =>
    given(meeting, scheduled, completed)
      .when(change({ status: 'completed' }), manager)
      .thenNothing());
  test('completing a cancelled meeting: refused', () =>
    given(meeting, scheduled, cancelled)
      .when(change({ status: 'completed' }), manager)
      .refused(AlreadyCancelled));
  test('cancelling or moving a completed meeting: refused', () => {
    given(meeting, scheduled, completed)
      .when(change({ status: 'cancelled' }), manager)
      .refused(MeetingAlreadyCompleted);
    given(meeting, scheduled, completed)
      .when(change({ scheduledAt: nextWeek }), manager)
      .refused(MeetingAlreadyCompleted);
  });
  test('notes may still be taken after a completed meeting, not after a cancelled one', () => {
    given(meeting, scheduled, completed)
      .when(change({ notes: 'Afterwards' }), manager)
      .then(MeetingNotesTaken.of({ ...of, notes: 'Afterwards' }));
    given(meeting, scheduled, cancelled)
      .when(change({ notes: 'x' }), manager)
      .refused(AlreadyCancelled);
  });
});

describe('agenda and action items', () => {
  const added = AgendaItemAdded.of({ ...of, itemId: item, text: 'Goals' });
  const agreed = ActionItemAgreed.of({
    ...of,
    itemId: item,
    text: 'Write them down',
    ownerId: employeeId,
    dueDate: '2026-06-10',
  });
  const done = ActionItemDone.of({ ...of, itemId: item });
  test('both put things on the agenda and tick them off once', () => {
    given(meeting, scheduled)
      .when({ type: 'AddAgendaItem', itemId: item, text: 'Goals' }, employee)
      .then(added);
    given(meeting, scheduled, added)
      .when({ type: 'SetAgendaItem', itemId: item, discussed: true }, manager)
      .then(AgendaItemDiscussed.of({ ...of, itemId: item }));
    given(meeting, scheduled, added, AgendaItemDiscussed.of({ ...of, itemId: item }))
      .when({ type: 'SetAgendaItem', itemId: item, discussed: true }, employee)
      .thenNothing();
    given(meeting, scheduled)
      .when({ type: 'SetAgendaItem', itemId: item, discussed: true }, manager)
      .refused(NoSuchItem);
  });
  test('the tick on the agenda can be taken back, and set again', () => {
    const discussed = AgendaItemDiscussed.of({ ...of, itemId: item });
    const reopened = AgendaItemReopened.of({ ...of, itemId: item });
    given(meeting, scheduled, added, discussed)
      .when({ type: 'SetAgendaItem', itemId: item, discussed: false }, employee)
      .then(reopened);
    given(meeting, scheduled, added, discussed, reopened)
      .when({ type: 'SetAgendaItem', itemId: item, discussed: false }, manager)
      .thenNothing();
    given(meeting, scheduled, added, discussed, reopened)
      .when({ type: 'SetAgendaItem', itemId: item, discussed: true }, manager)
      .then(discussed);
  });
  test('an action item is agreed, done, and found not to be done after all', () => {
    given(meeting, scheduled)
      .when(
        {
          type: 'AgreeActionItem',
          itemId: item,
          text: 'Write them down',
          ownerId: employeeId,
          dueDate: '2026-06-10',
        },
        manager,
      )
      .then(agreed);
    given(meeting, scheduled, agreed)
      .when({ type: 'SetActionItem', itemId: item, done: true }, employee)
      .then(done);
    given(meeting, scheduled, agreed, done)
      .when({ type: 'SetActionItem', itemId: item, done: true }, employee)
      .thenNothing();
    given(meeting, scheduled, agreed, done)
      .when({ type: 'SetActionItem', itemId: item, done: false }, employee)
      .then(ActionItemReopened.of({ ...of, itemId: item }));
  });
  test('someone outside the meeting cannot own one', () =>
    given(meeting, scheduled)
      .when(
        { type: 'AgreeActionItem', itemId: item, text: 'x', ownerId: strangerId, dueDate: undefined },
        manager,
      )
      .refused(OwnerNotInMeeting));
});

describe('the reminder', () => {
  const reminder = MeetingReminderSent.of({
    ...of,
    recipientIds: [managerId, employeeId],
    scheduledAt: tomorrow,
  });
  test('goes to both, once for the time it is set for', () => {
    given(meeting, scheduled).when({ type: 'RemindOfMeeting', scheduledAt: tomorrow }, system).then(reminder);
    given(meeting, scheduled, reminder)
      .when({ type: 'RemindOfMeeting', scheduledAt: tomorrow }, system)
      .thenNothing();
  });
  test('is dropped when the meeting has moved, has begun or will not take place', () => {
    const moved = MeetingRescheduled.of({ ...of, scheduledAt: nextWeek, duration: 60 });
    given(meeting, scheduled, moved)
      .when({ type: 'RemindOfMeeting', scheduledAt: tomorrow }, system)
      .thenNothing();
    given(meeting, scheduled)
      .when({ type: 'RemindOfMeeting', scheduledAt: tomorrow }, system, nextWeek)
      .thenNothing();
    given(meeting, scheduled, MeetingCancelled.of({ ...of, managerId }))
      .when({ type: 'RemindOfMeeting', scheduledAt: tomorrow }, system)
      .thenNothing();
  });
  test('goes out again for the new time of a moved meeting', () =>
    given(meeting, scheduled, reminder, MeetingRescheduled.of({ ...of, scheduledAt: nextWeek, duration: 60 }))
      .when({ type: 'RemindOfMeeting', scheduledAt: nextWeek }, system)
      .then(MeetingReminderSent.of({ ...of, recipientIds: [managerId, employeeId], scheduledAt: nextWeek })));
});

describe('what was not discussed last time', () => {
  const fromMeetingId = meetingId.parse('018f0000-0000-7000-8000-000000000002');
  const fromItemId = '018f0000-0000-7000-8000-0000000000f2';
  const carried = { itemId: item, fromItemId, text: 'Mentoring' };
  const carryOver = { type: 'CarryOverAgenda' as const, fromMeetingId, items: [carried] };
  const there = AgendaItemCarriedOver.of({ ...of, fromMeetingId, ...carried });
  test('is carried over by either of the two, once', () => {
    given(meeting, scheduled).when(carryOver, employee).then(there);
    given(meeting, scheduled, there).when(carryOver, manager).thenNothing();
    given(meeting, scheduled).when(carryOver, stranger).refused(NotFound);
  });
  test('is ticked off as what was added here', () =>
    given(meeting, scheduled, there)
      .when({ type: 'SetAgendaItem', itemId: item, discussed: true }, employee)
      .then(AgendaItemDiscussed.of({ ...of, itemId: item })));
});

describe('one of a series', () => {
  const series = { id: meetingSeriesId.parse(item), number: 2, of: 3, everyWeeks: 1 as const };
  const occurrence = { ...of, managerId, title: 'Weekly 1:1', scheduledAt: tomorrow, duration: 60, series };
  const seriesActor: Actor = { id: 'system:meeting-series', role: 'system' };
  const follow = (changes: object) => ({ type: 'FollowSeries' as const, meetingId: id, ...changes });
  test('is scheduled once', () => {
    const command = { type: 'ScheduleOccurrence' as const, ...occurrence };
    given(meeting).when(command, seriesActor).then(MeetingScheduled.of(occurrence));
    given(meeting, MeetingScheduled.of(occurrence)).when(command, seriesActor).thenNothing();
  });
  test('follows its series while it is planned', () => {
    given(meeting, scheduled)
      .when(follow({ scheduledAt: nextWeek, title: 'Other' }), seriesActor)
      .then(
        MeetingRetitled.of({ ...of, title: 'Other' }),
        MeetingRescheduled.of({ ...of, scheduledAt: nextWeek, duration: 60 }),
      );
    given(meeting, scheduled, MeetingCompleted.of(of))
      .when(follow({ status: 'cancelled' }), seriesActor)
      .thenNothing();
  });
});
