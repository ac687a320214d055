import { ERASED } from '@annals/contracts/kernel/erased';
import { meetingId } from '@annals/contracts/features/meetings/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  MeetingCancelled,
  MeetingDetailsChanged,
  MeetingNotesTaken,
  MeetingRescheduled,
  MeetingScheduled,
} from '@annals/contracts/features/meetings/events';
import { expect, test } from 'vitest';
import { NotFound } from '../../platform/commands/domain-error';
import { asRecorded } from '../../platform/commands/given';
import { historyOf } from './history';

const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const of = { meetingId: meetingId.parse('018f0000-0000-7000-8000-000000000001'), employeeId };
const names = new Map([
  [managerId, 'Grace Hopper'],
  [employeeId, 'Ada Lovelace'],
]);
const events = [
  MeetingScheduled.of({
    ...of,
    managerId,
    title: 'Goals',
    scheduledAt: '2026-06-02T12:00:00.000Z',
    duration: 60,
  }),
  MeetingNotesTaken.of({ ...of, notes: 'First' }),
  MeetingNotesTaken.of({ ...of, notes: 'Second' }),
  MeetingRescheduled.of({ ...of, scheduledAt: '2026-06-03T12:00:00.000Z', duration: 60, reason: 'Travel' }),
  MeetingCancelled.of({ ...of, managerId, reason: 'Ill' }),
].map((event, index) => asRecorded(event, index, index === 1 ? employeeId : managerId));

test('tells where it was to take place, and where it does now', () => {
  const [first] = events;
  const told = historyOf(
    [
      ...(first ? [first] : []),
      asRecorded(MeetingDetailsChanged.of({ ...of, location: 'Room Linden' }), 1, managerId),
      asRecorded(MeetingDetailsChanged.of({ ...of, location: '' }), 2, managerId),
    ],
    employeeId,
    names,
  );
  expect(told.slice(0, 2).map(({ sentence, changes }) => ({ sentence, changes }))).toEqual([
    {
      sentence: 'Grace Hopper changed the details of the meeting.',
      changes: [{ field: 'Place', kind: 'text', before: 'Room Linden', after: null }],
    },
    {
      sentence: 'Grace Hopper changed the details of the meeting.',
      changes: [{ field: 'Place', kind: 'text', before: null, after: 'Room Linden' }],
    },
  ]);
});

test('tells who did what, newest first, with old and new values and the reason', () => {
  expect(
    historyOf(events, employeeId, names).map(({ sentence, changes, reason }) => ({
      sentence,
      changes,
      reason,
    })),
  ).toEqual([
    { sentence: 'Grace Hopper cancelled the meeting.', changes: [], reason: 'Ill' },
    {
      sentence: 'Grace Hopper moved the meeting.',
      changes: [
        {
          field: 'Time',
          kind: 'instant',
          before: '2026-06-02T12:00:00.000Z',
          after: '2026-06-03T12:00:00.000Z',
        },
      ],
      reason: 'Travel',
    },
    {
      sentence: 'Grace Hopper rewrote the notes.',
      changes: [{ field: 'Notes', kind: 'text', before: 'First', after: 'Second' }],
      reason: null,
    },
    {
      sentence: 'Ada Lovelace took notes.',
      changes: [{ field: 'Notes', kind: 'text', before: null, after: 'First' }],
      reason: null,
    },
    {
      sentence: 'Grace Hopper scheduled “Goals” with Ada Lovelace.',
      changes: [
        { field: 'Time', kind: 'instant', before: null, after: '2026-06-02T12:00:00.000Z' },
        { field: 'Duration', kind: 'minutes', before: null, after: '60' },
      ],
      reason: null,
    },
  ]);
});

test('is for the two people of the meeting alone', () => {
  expect(() => historyOf(events, personId.parse('018f0000-0000-7000-8000-00000000000c'), names)).toThrow(
    NotFound,
  );
  expect(() => historyOf([], managerId, names)).toThrow(NotFound);
});

test('stays readable around what was erased', () => {
  const erased = events.map((event) => ({
    ...event,
    data: { ...(event.data as object), title: ERASED, notes: ERASED, reason: ERASED },
  }));
  const sentences = historyOf(erased, managerId, names).map(({ sentence }) => sentence);
  expect(sentences.at(-1)).toBe('Grace Hopper scheduled “[erased]” with Ada Lovelace.');
});
