import { personId } from '@annals/contracts/kernel/ids';
import { skipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import {
  BriefingPrepared,
  BriefingRequested,
  EmployeeFeedbackGiven,
  FollowUpNotesTaken,
  LeaderNotesTaken,
  SkipLevelActionItemAgreed,
  SkipLevelActionItemDone,
  SkipLevelActionItemReopened,
  SkipLevelMeetingCancelled,
  SkipLevelMeetingCompleted,
  SkipLevelMeetingManagerChanged,
  SkipLevelMeetingRescheduled,
  SkipLevelMeetingScheduled,
  SkipLevelReminderDismissed,
  SkipLevelReminderRead,
  SkipLevelReminderSent,
} from '@annals/contracts/features/skip-level/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { skipLevelMeeting } from './decider';
import {
  AlreadyCancelled,
  NoSuchItem,
  NotBegun,
  OwnerNotInMeeting,
  TimeInThePast,
} from '../conversations/errors';
import {
  FeedbackBeforeMeeting,
  MeetsOwnReport,
  NextMeetingInThePast,
  NotBelow,
  NothingToPrepare,
  OnlyTheEmployee,
  OnlyTheLeader,
  SkipLevelMeetingCompletedAlready,
} from './errors';

const meetingId = skipLevelMeetingId.parse('018f0000-0000-7000-8000-000000000001');
const seniorLeaderId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const strangerId = personId.parse('018f0000-0000-7000-8000-00000000000d');
const notificationId = '018f0000-0000-7000-8000-0000000000e1';
const itemId = '018f0000-0000-7000-8000-0000000000f1';
const requestId = '018f0000-0000-7000-8000-0000000000d1';
const leader: Actor = { id: seniorLeaderId, role: 'leader' };
const manager: Actor = { id: managerId, role: 'manager' };
const employee: Actor = { id: employeeId, role: 'employee' };
const stranger: Actor = { id: strangerId, role: 'leader' };
const system: Actor = { id: 'system:reminders', role: 'system' };

/** `given` decides at 2026-06-01T12:00Z unless it is told otherwise. */
const inThreeDays = '2026-06-04T12:00:00.000Z';
const inTwoWeeks = '2026-06-15T12:00:00.000Z';
const yesterday = '2026-05-31T12:00:00.000Z';
const of = { meetingId, employeeId };
const set = (scheduledAt: string) =>
  SkipLevelMeetingScheduled.of({ ...of, seniorLeaderId, managerId, scheduledAt, duration: 30 });
const scheduled = set(inThreeDays);
const completed = SkipLevelMeetingCompleted.of(of);
const cancelled = SkipLevelMeetingCancelled.of({ ...of, seniorLeaderId, managerId });
const sent = SkipLevelReminderSent.of({
  ...of,
  notificationId,
  seniorLeaderId,
  notificationType: 'one_week_reminder',
  scheduledAt: inThreeDays,
});
const agreed = SkipLevelActionItemAgreed.of({ ...of, itemId, text: 'Share the draft', ownerId: employeeId });
const briefing = {
  highlights: [],
  wellness: { scope: 'team' as const, average: null, people: 0, lines: [] },
  actionItems: [],
  questions: [],
};
const requested = BriefingRequested.of({ ...of, seniorLeaderId, requestId, recipientId: employeeId });
const prepared = BriefingPrepared.of({ ...of, seniorLeaderId, requestId, recipientId: employeeId, briefing });

const schedule = {
  type: 'ScheduleSkipLevelMeeting' as const,
  ...of,
  managerId,
  standing: 'further below' as const,
  scheduledAt: inThreeDays,
  duration: 30,
};
const change = (changes: object) => ({ type: 'ChangeSkipLevelMeeting' as const, ...changes });

describe('scheduling', () => {
  test('a leader schedules with someone below their own reports', () => {
    given(skipLevelMeeting).when(schedule, leader).then(scheduled);
  });
  test('not with a direct report, nor with someone who is not below', () => {
    given(skipLevelMeeting)
      .when({ ...schedule, standing: 'direct report' }, leader)
      .refused(MeetsOwnReport);
    given(skipLevelMeeting)
      .when({ ...schedule, standing: 'not below' }, leader)
      .refused(NotBelow);
  });
  test('not in the past', () => {
    given(skipLevelMeeting)
      .when({ ...schedule, scheduledAt: yesterday }, leader)
      .refused(TimeInThePast);
  });
  test('twice is once', () => {
    given(skipLevelMeeting, scheduled).when(schedule, leader).thenNothing();
  });
});

describe('who is concerned', () => {
  test('the employee’s manager and strangers do not learn that it exists', () => {
    for (const actor of [manager, stranger])
      given(skipLevelMeeting, scheduled)
        .when(change({ followUpNotes: 'x' }), actor)
        .refused(NotFound);
    given(skipLevelMeeting)
      .when(change({ followUpNotes: 'x' }), leader)
      .refused(NotFound);
    given(skipLevelMeeting, scheduled)
      .when({ type: 'RequestBriefing', requestId }, manager)
      .refused(NotFound);
  });
  test('only the leader moves, completes and cancels', () => {
    for (const changes of [
      { scheduledAt: inTwoWeeks },
      { duration: 45 },
      { status: 'completed' },
      { status: 'cancelled' },
    ])
      given(skipLevelMeeting, scheduled).when(change(changes), employee).refused(OnlyTheLeader);
  });
});

describe('moving and ending', () => {
  test('moves, with its reason', () => {
    given(skipLevelMeeting, scheduled)
      .when(change({ scheduledAt: inTwoWeeks, reason: 'Travel' }), leader)
      .then(
        SkipLevelMeetingRescheduled.of({
          ...of,
          seniorLeaderId,
          managerId,
          scheduledAt: inTwoWeeks,
          duration: 30,
          reason: 'Travel',
        }),
      );
    given(skipLevelMeeting, scheduled)
      .when(change({ scheduledAt: inThreeDays }), leader)
      .thenNothing();
    given(skipLevelMeeting, scheduled)
      .when(change({ scheduledAt: yesterday }), leader)
      .refused(TimeInThePast);
  });
  test('is completed, with the next one named in the future or not at all', () => {
    given(skipLevelMeeting, scheduled)
      .when(change({ status: 'completed' }), leader, inThreeDays)
      .then(completed);
    given(skipLevelMeeting, scheduled)
      .when(change({ status: 'completed', nextMeetingScheduled: inTwoWeeks }), leader, inThreeDays)
      .then(SkipLevelMeetingCompleted.of({ ...of, nextMeetingScheduled: inTwoWeeks }));
    given(skipLevelMeeting, scheduled)
      .when(change({ status: 'completed', nextMeetingScheduled: yesterday }), leader, inThreeDays)
      .refused(NextMeetingInThePast);
  });
  test('what has not begun has not taken place', () =>
    given(skipLevelMeeting, scheduled)
      .when(change({ status: 'completed' }), leader)
      .refused(NotBegun));
  test('a cancelled one stays cancelled, a completed one completed', () => {
    given(skipLevelMeeting, scheduled)
      .when(change({ status: 'cancelled' }), leader)
      .then(cancelled);
    for (const changes of [{ status: 'completed' }, { scheduledAt: inTwoWeeks }, { followUpNotes: 'x' }])
      given(skipLevelMeeting, scheduled, cancelled).when(change(changes), leader).refused(AlreadyCancelled);
    for (const changes of [{ status: 'cancelled' }, { scheduledAt: inTwoWeeks }, { duration: 45 }])
      given(skipLevelMeeting, scheduled, completed)
        .when(change(changes), leader)
        .refused(SkipLevelMeetingCompletedAlready);
    given(skipLevelMeeting, scheduled, completed)
      .when(change({ status: 'completed' }), leader)
      .thenNothing();
  });
});

describe('what is said', () => {
  test('both take follow-up notes; what stands already changes nothing', () => {
    const taken = FollowUpNotesTaken.of({ ...of, followUpNotes: 'June' });
    for (const actor of [leader, employee])
      given(skipLevelMeeting, scheduled)
        .when(change({ followUpNotes: 'June' }), actor)
        .then(taken);
    given(skipLevelMeeting, scheduled, taken)
      .when(change({ followUpNotes: 'June' }), leader)
      .thenNothing();
  });
  test('the leader’s notes are the leader’s', () => {
    given(skipLevelMeeting, scheduled)
      .when(change({ leaderNotes: 'Ready for more' }), leader)
      .then(LeaderNotesTaken.of({ ...of, leaderNotes: 'Ready for more' }));
    given(skipLevelMeeting, scheduled)
      .when(change({ leaderNotes: 'x' }), employee)
      .refused(OnlyTheLeader);
  });
  test('the feedback is the employee’s, once the meeting has begun', () => {
    const given1 = EmployeeFeedbackGiven.of({ ...of, seniorLeaderId, employeeFeedback: 'Good' });
    const give = change({ employeeFeedback: 'Good' });
    given(skipLevelMeeting, scheduled, completed).when(give, employee).then(given1);
    given(skipLevelMeeting, scheduled).when(give, employee, '2026-06-04T12:10:00.000Z').then(given1);
    given(skipLevelMeeting, scheduled).when(give, employee).refused(FeedbackBeforeMeeting);
    given(skipLevelMeeting, scheduled, completed).when(give, leader).refused(OnlyTheEmployee);
  });
  test('one part of a change that is refused refuses all of it', () => {
    given(skipLevelMeeting, scheduled)
      .when(change({ followUpNotes: 'June', leaderNotes: 'x' }), employee)
      .refused(OnlyTheLeader);
  });
  test('action items are agreed, done and reopened', () => {
    const agree = { type: 'AgreeActionItem' as const, itemId, text: 'Share the draft' };
    given(skipLevelMeeting, scheduled)
      .when({ ...agree, ownerId: employeeId }, leader)
      .then(agreed);
    given(skipLevelMeeting, scheduled)
      .when({ ...agree, ownerId: managerId }, leader)
      .refused(OwnerNotInMeeting);
    const setItem = (done: boolean) => ({ type: 'SetActionItem' as const, itemId, done });
    const done = SkipLevelActionItemDone.of({ ...of, itemId });
    given(skipLevelMeeting, scheduled, agreed).when(setItem(true), employee).then(done);
    given(skipLevelMeeting, scheduled, agreed).when(setItem(false), employee).thenNothing();
    given(skipLevelMeeting, scheduled, agreed, done)
      .when(setItem(false), leader)
      .then(SkipLevelActionItemReopened.of({ ...of, itemId }));
    given(skipLevelMeeting, scheduled).when(setItem(true), leader).refused(NoSuchItem);
  });
});

describe('the reminder', () => {
  const remind = { type: 'RemindOfSkipLevelMeeting' as const, notificationId };
  const at = (moment: string) => given(skipLevelMeeting, set(inTwoWeeks)).when(remind, system, moment);

  test('is sent exactly a week before, not earlier, and not when the meeting has begun', () => {
    at('2026-06-08T11:58:59.000Z').thenNothing();
    at('2026-06-08T12:00:00.000Z').then(SkipLevelReminderSent.of({ ...sent.data, scheduledAt: inTwoWeeks }));
    at('2026-06-15T12:00:00.000Z').thenNothing();
  });
  test('comes at once for a meeting that is less than a week ahead', () => {
    given(skipLevelMeeting, scheduled).when(remind, system).then(sent);
  });
  test('is sent once for a meeting, also when that moves', () => {
    const move = SkipLevelMeetingRescheduled.of({
      ...of,
      seniorLeaderId,
      managerId,
      scheduledAt: inTwoWeeks,
      duration: 30,
    });
    given(skipLevelMeeting, scheduled, sent).when(remind, system).thenNothing();
    given(skipLevelMeeting, scheduled, sent, move)
      .when(remind, system, '2026-06-09T12:00:00.000Z')
      .thenNothing();
    given(skipLevelMeeting, scheduled, move).when(remind, system).thenNothing();
    given(skipLevelMeeting, scheduled, move)
      .when(remind, system, '2026-06-09T12:00:00.000Z')
      .then(SkipLevelReminderSent.of({ ...sent.data, scheduledAt: inTwoWeeks }));
  });
  test('is not sent of a meeting that is over or cancelled', () => {
    for (const end of [completed, cancelled])
      given(skipLevelMeeting, scheduled, end).when(remind, system).thenNothing();
  });
  test('is read and dismissed by the employee alone, once', () => {
    const read = { type: 'ReadReminder' as const, notificationId };
    const dismiss = { type: 'DismissReminder' as const, notificationId };
    const isRead = SkipLevelReminderRead.of({ ...of, notificationId });
    const isDismissed = SkipLevelReminderDismissed.of({ ...of, notificationId });
    const reminded = [scheduled, sent];
    given(skipLevelMeeting, ...reminded)
      .when(read, employee)
      .then(isRead);
    given(skipLevelMeeting, ...reminded, isRead)
      .when(read, employee)
      .thenNothing();
    given(skipLevelMeeting, ...reminded)
      .when(dismiss, employee)
      .then(isDismissed);
    given(skipLevelMeeting, ...reminded, isRead)
      .when(dismiss, employee)
      .then(isDismissed);
    given(skipLevelMeeting, ...reminded, isDismissed)
      .when(dismiss, employee)
      .thenNothing();
    for (const command of [read, dismiss]) {
      for (const actor of [leader, manager, stranger])
        given(skipLevelMeeting, ...reminded)
          .when(command, actor)
          .refused(NotFound);
      given(skipLevelMeeting, scheduled).when(command, employee).refused(NotFound);
      given(skipLevelMeeting, ...reminded)
        .when({ ...command, notificationId: itemId }, employee)
        .refused(NotFound);
    }
  });
});

describe('the briefing', () => {
  const request = { type: 'RequestBriefing' as const, requestId };
  const prepare = { type: 'PrepareBriefing' as const, requestId, briefing };

  test('is asked for by each of the two, for themself', () => {
    given(skipLevelMeeting, scheduled).when(request, employee).then(requested);
    given(skipLevelMeeting, scheduled)
      .when(request, leader)
      .then(BriefingRequested.of({ ...requested.data, recipientId: seniorLeaderId }));
  });
  test('is not asked for twice while it is being prepared, and again afterwards', () => {
    const again = { ...request, requestId: itemId };
    given(skipLevelMeeting, scheduled, requested).when(again, employee).thenNothing();
    given(skipLevelMeeting, scheduled, requested, prepared)
      .when(again, employee)
      .then(BriefingRequested.of({ ...requested.data, requestId: itemId }));
  });
  test('is not prepared for a meeting that is over or cancelled', () => {
    given(skipLevelMeeting, scheduled, completed).when(request, leader).refused(NothingToPrepare);
    given(skipLevelMeeting, scheduled, cancelled).when(request, leader).refused(AlreadyCancelled);
  });
  test('is prepared once for each request', () => {
    given(skipLevelMeeting, scheduled, requested).when(prepare, system).then(prepared);
    given(skipLevelMeeting, scheduled, requested, prepared).when(prepare, system).thenNothing();
    given(skipLevelMeeting, scheduled).when(prepare, system).thenNothing();
  });
});

test('another manager takes over while the meeting is ahead', () => {
  const command = { type: 'ChangeManager' as const, managerId: strangerId };
  given(skipLevelMeeting, scheduled)
    .when(command, system)
    .then(SkipLevelMeetingManagerChanged.of({ ...of, managerId: strangerId }));
  given(skipLevelMeeting, scheduled)
    .when({ ...command, managerId }, system)
    .thenNothing();
  given(skipLevelMeeting, scheduled, completed).when(command, system).thenNothing();
});

test('somebody who left meets nobody', () => {
  const command = { type: 'EndWithEmployment' as const };
  given(skipLevelMeeting, scheduled)
    .when(command, system)
    .then(
      SkipLevelMeetingCancelled.of({ ...of, seniorLeaderId, managerId, reason: 'The employee has left.' }),
    );
  given(skipLevelMeeting, scheduled, completed).when(command, system).thenNothing();
});
