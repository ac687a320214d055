import { ERASED } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { skipLevelEvents } from '@annals/contracts/features/skip-level/events';
import { describe, expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { skipLevelMeetings } from './meetings-fold';
import { skipLevelNotifications } from './notifications-fold';

const meetingId = '018f0000-0000-7000-8000-000000000001';
const notificationId = '018f0000-0000-7000-8000-0000000000e1';
const AT = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString();

function happened(
  type: (typeof skipLevelEvents)[number]['type'],
  data: object = {},
  minute = 0,
): RecordedEvent {
  return {
    id: `${type}-${String(minute)}`,
    type,
    stream: `skipLevelMeeting-${meetingId}`,
    revision: BigInt(minute),
    position: BigInt(minute + 1),
    recordedAt: AT(minute),
    data: { meetingId, employeeId: 'employee', seniorLeaderId: 'leader', ...data },
    metadata: {
      commandId: 'c',
      correlationId: 'c',
      actorId: 'a',
      actorRole: 'leader',
      occurredAt: AT(minute),
    },
  };
}

const scheduledAt = '2026-06-10T12:00:00.000Z';
const scheduled = happened('SkipLevelMeetingScheduled', { managerId: 'manager', scheduledAt, duration: 30 });
const briefing = {
  highlights: [{ text: 'Six 1:1s', restsOn: [] }],
  wellness: { scope: 'team', average: 7.2, people: 4, lines: [] },
  actionItems: [],
  questions: [],
};
const asked = (recipientId: string, requestId: string, minute: number) =>
  happened('BriefingRequested', { requestId, recipientId }, minute);
const prepared = (recipientId: string, requestId: string, minute: number) =>
  happened('BriefingPrepared', { requestId, recipientId, briefing }, minute);

const row = (...events: RecordedEvent[]) =>
  foldInMemory(skipLevelMeetings, [scheduled, ...events]).get(meetingId);

describe('skip_level_meetings', () => {
  test('begins with the stored defaults', () => {
    expect(row()).toMatchObject({
      status: 'scheduled',
      duration: 30,
      aiBriefingGenerated: false,
      briefingData: {},
      employeeHighlights: [],
      wellnessSnapshot: null,
      actionItems: [],
      followUpNotes: null,
      nextMeetingScheduled: null,
      createdAt: AT(0),
    });
  });

  test('keeps each one’s briefing apart; the table’s own columns are the leader’s', () => {
    const own = row(asked('employee', 'one', 1), prepared('employee', 'one', 2));
    expect(own).toMatchObject({ aiBriefingGenerated: true, employeeHighlights: [], wellnessSnapshot: null });
    const both = row(
      asked('employee', 'one', 1),
      asked('leader', 'two', 2),
      prepared('employee', 'one', 3),
      prepared('leader', 'two', 4),
    );
    expect(both).toMatchObject({
      briefingDue: false,
      briefingRequests: [],
      briefingData: { employee: { preparedAt: AT(3) }, leader: { preparedAt: AT(4) } },
      employeeHighlights: ['Six 1:1s'],
      wellnessSnapshot: { average: 7.2 },
    });
  });

  test('knows which briefings are due', () => {
    expect(row(asked('employee', 'one', 1))).toMatchObject({
      briefingDue: true,
      briefingRequests: [{ requestId: 'one', recipientId: 'employee', requestedAt: AT(1) }],
    });
    const half = row(asked('employee', 'one', 1), asked('leader', 'two', 2), prepared('employee', 'one', 3));
    expect(half).toMatchObject({ briefingDue: true, briefingRequests: [{ requestId: 'two' }] });
  });

  test('of an erased person no briefing is left, and none is owed', () => {
    const erased = happened(
      'BriefingPrepared',
      { requestId: 'one', recipientId: 'leader', briefing: ERASED },
      2,
    );
    expect(row(asked('leader', 'one', 1), erased)).toMatchObject({
      briefingDue: false,
      aiBriefingGenerated: false,
      briefingData: {},
    });
    expect(row(happened('FollowUpNotesTaken', { followUpNotes: ERASED }, 1))).toMatchObject({
      followUpNotes: '[erased]',
    });
  });

  test('lists what is still to be done, in words', () => {
    const agreed = (itemId: string, text: string, minute: number) =>
      happened('SkipLevelActionItemAgreed', { itemId, text, ownerId: 'leader' }, minute);
    const done = happened('SkipLevelActionItemDone', { itemId: 'a' }, 3);
    expect(row(agreed('a', 'First', 1), agreed('b', 'Second', 2), done)).toMatchObject({
      actionItems: ['Second'],
      actions: [{ done: true }, { done: false, dueDate: null }],
    });
  });

  test('follows the employee to another manager, and ends', () => {
    expect(row(happened('SkipLevelMeetingManagerChanged', { managerId: 'other' }, 1))).toMatchObject({
      managerId: 'other',
    });
    const next = '2026-09-01T12:00:00.000Z';
    expect(row(happened('SkipLevelMeetingCompleted', { nextMeetingScheduled: next }, 1))).toMatchObject({
      status: 'completed',
      nextMeetingScheduled: next,
      updatedAt: AT(1),
    });
  });
});

test('skip_level_notifications: sent, read, dismissed', () => {
  const of = { notificationId };
  const sent = happened(
    'SkipLevelReminderSent',
    { ...of, notificationType: 'one_week_reminder', scheduledAt },
    1,
  );
  const rows = (...events: RecordedEvent[]) =>
    foldInMemory(skipLevelNotifications, [sent, ...events]).get(notificationId);
  expect(rows()).toEqual({
    id: notificationId,
    employeeId: 'employee',
    meetingId,
    notificationType: 'one_week_reminder',
    scheduledAt,
    sentAt: AT(1),
    isRead: false,
    dismissed: false,
    createdAt: AT(1),
  });
  expect(rows(happened('SkipLevelReminderRead', of, 2))).toMatchObject({ isRead: true, dismissed: false });
  expect(rows(happened('SkipLevelReminderDismissed', of, 2))).toMatchObject({
    isRead: false,
    dismissed: true,
  });
});
