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

it('says what a change gave or took away', () => {
  expect(told('meeting_relocated', { location: 'Room Elm' })).toBe(
    'Your 1:1 with Ada takes place at Room Elm.',
  );
  expect(told('meeting_relocated', { location: '' })).toBe('Your 1:1 with Ada has no place any more.');
});
