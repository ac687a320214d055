import { expect, it } from 'vitest';
import { detailsAfter, detailsTakenAway, eachDetail, NO_DETAILS, type RecordedDetails } from './details';
import { meetingNoticeKinds } from './notices';

function told(kind: keyof typeof meetingNoticeKinds, recorded: RecordedDetails): string {
  const details = detailsAfter(NO_DETAILS, recorded);
  return meetingNoticeKinds[kind].sentence({
    name: 'Ada',
    facts: {
      title: 'Weekly',
      scheduledAt: 'Monday',
      reason: '',
      rhythm: 'every two weeks',
      times: '10',
      takenAway: detailsTakenAway(recorded) ?? '',
      ...eachDetail((name) => details[name] ?? ''),
    },
    time: (instant) => instant,
  });
}

it('says the details there are at the end', () => {
  expect(told('meeting_scheduled', { location: 'Room Elm' })).toBe(
    '“Weekly” with Ada is scheduled for Monday, at Room Elm.',
  );
  expect(told('meeting_reminder', {})).toBe('Reminder: your 1:1 with Ada is on Monday.');
});

it('says of a series how often it is, and of its change from when on', () => {
  expect(told('meeting_series_scheduled', { location: 'Room Elm' })).toBe(
    '“Weekly” with Ada is scheduled every two weeks, 10 times, from Monday on, at Room Elm.',
  );
  expect(told('meeting_series_changed', {})).toBe('Your repeating 1:1s with Ada moved, from Monday on.');
  expect(told('meeting_series_ended', {})).toBe('Your repeating 1:1s with Ada were cancelled.');
});

it('says what a change gave or took away', () => {
  expect(told('meeting_relocated', { location: 'Room Elm' })).toBe(
    'Your 1:1 with Ada takes place at Room Elm.',
  );
  expect(told('meeting_relocated', { location: '' })).toBe('Your 1:1 with Ada has no place any more.');
});
