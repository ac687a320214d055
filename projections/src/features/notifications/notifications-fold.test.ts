import { NO_DETAILS } from '@annals/contracts/features/meetings/details';
import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { meetingId } from '@annals/contracts/features/meetings/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { MeetingReminderSent, MeetingScheduled } from '@annals/contracts/features/meetings/events';
import { NotificationDismissed, NotificationRead } from '@annals/contracts/features/notifications/events';
import {
  NotificationChoiceSet,
  NotificationsRead,
} from '@annals/contracts/features/notifications/inbox-events';
import { expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { noticeSource } from '../../engine/notice';
import { Notices } from '../../engine/notices';
import { meetingNotices } from '../meetings/notices';
import { inboxes } from './inboxes-fold';
import { notificationsOf } from './notifications-fold';

const notifications = notificationsOf(new Notices([noticeSource(meetingNotices)]));
const meeting = meetingId.parse('018f0000-0000-7000-8000-000000000001');
const manager = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employee = personId.parse('018f0000-0000-7000-8000-00000000000b');
const at = '2026-05-04T09:00:00.000Z';

function recorded(id: string, actorId: string, event: NewEvent): RecordedEvent {
  return {
    ...event,
    id,
    stream: 'some-stream',
    revision: 0n,
    position: 1n,
    recordedAt: at,
    metadata: { commandId: id, correlationId: id, actorId, actorRole: 'manager', occurredAt: at },
  };
}

const scheduled = MeetingScheduled.of({
  meetingId: meeting,
  managerId: manager,
  employeeId: employee,
  title: 'Weekly',
  scheduledAt: at,
  duration: 30,
});

test('tells the other person, in facts, with where it opens', () => {
  const rows = foldInMemory(notifications, [recorded('one', manager, scheduled)]);
  expect([...rows.values()]).toEqual([
    {
      id: `one:${employee}`,
      personId: employee,
      kind: 'meeting_scheduled',
      path: `/meetings/${meeting}`,
      aboutId: manager,
      facts: { title: 'Weekly', scheduledAt: at, ...NO_DETAILS },
      isRead: false,
      dismissed: false,
      email: null,
      createdAt: at,
    },
  ]);
});

test('tells nobody of what they did themself', () => {
  expect(foldInMemory(notifications, [recorded('one', employee, scheduled)]).size).toBe(0);
});

test('tells each of several people, and names to each the other', () => {
  const reminded = MeetingReminderSent.of({
    meetingId: meeting,
    employeeId: employee,
    recipientIds: [manager, employee],
    scheduledAt: at,
  });
  const rows = foldInMemory(notifications, [recorded('one', 'system:reminders', reminded)]);
  expect(rows.get(`one:${manager}`)).toMatchObject({ personId: manager, aboutId: employee });
  expect(rows.get(`one:${employee}`)).toMatchObject({ personId: employee, aboutId: manager });
});

test('is read, and put away, one by one', () => {
  const id = `one:${employee}`;
  const told = recorded('one', manager, scheduled);
  const of = { notificationId: id, personId: employee };
  const read = recorded('two', employee, NotificationRead.of(of));
  const dismissed = recorded('three', employee, NotificationDismissed.of(of));
  expect(foldInMemory(notifications, [told, read]).get(id)).toMatchObject({ isRead: true, dismissed: false });
  expect(foldInMemory(notifications, [told, dismissed]).get(id)).toMatchObject({ dismissed: true });
  // A notification that never was does not come to be by being read.
  expect(foldInMemory(notifications, [read, dismissed]).size).toBe(0);
});

test('an inbox keeps what was chosen last, and up to when everything is read', () => {
  const choose = (app: boolean, email: boolean) =>
    NotificationChoiceSet.of({ personId: employee, kind: 'meeting_reminder', app, email });
  const rows = foldInMemory(inboxes, [
    recorded('one', employee, choose(false, false)),
    recorded('two', employee, NotificationsRead.of({ personId: employee, until: at })),
    recorded('three', employee, choose(true, false)),
  ]);
  expect([...rows.values()]).toEqual([
    {
      id: employee,
      readUntil: at,
      choices: { meeting_reminder: { app: true, email: false } },
      quietHours: null,
    },
  ]);
});
