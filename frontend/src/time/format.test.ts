import { describe, expect, it } from 'vitest';
import { calendarDay, exactTime, meetingTime, minutes, timeAgo } from './format';
import { fromLocalInput, toLocalInput } from './local-input';

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

it('shows a meeting’s time in the form the specification fixes, in the person’s time zone', () => {
  expect(plain(meetingTime('2026-06-05T22:30:00.000Z', { timeZone: 'UTC' }))).toBe('Jun 5, 2026, 10:30 PM');
  expect(plain(meetingTime('2026-06-05T22:30:00.000Z', { timeZone: 'Asia/Tokyo' }))).toBe(
    'Jun 6, 2026, 7:30 AM',
  );
});

it('shows other instants in the person’s locale', () => {
  expect(plain(exactTime('2026-06-05T22:30:07.000Z', { timeZone: 'UTC', locale: 'en-GB' }))).toBe(
    '5 Jun 2026, 22:30:07',
  );
});

it('keeps a calendar day the same day', () => {
  expect(calendarDay('2026-06-12', { locale: 'en-US' })).toBe('Jun 12, 2026');
});

it('counts minutes', () => {
  expect([minutes(1), minutes(45)]).toEqual(['1 minute', '45 minutes']);
});

describe('how long ago', () => {
  const now = Date.parse('2026-06-05T12:00:00.000Z');
  it.each([
    ['2026-06-05T11:00:01.000Z', 'Just now'],
    ['2026-06-05T11:00:00.000Z', '1 hour ago'],
    ['2026-06-04T12:00:01.000Z', '23 hours ago'],
    ['2026-06-04T12:00:00.000Z', '1 day ago'],
    ['2026-06-03T12:00:01.000Z', '1 day ago'],
    ['2026-06-03T12:00:00.000Z', '2 days ago'],
  ])('%s is %s', (instant, words) => {
    expect(timeAgo(instant, now)).toBe(words);
  });
});

describe('the date and time input', () => {
  it('gives back the moment it was given', () => {
    const moment = new Date('2026-06-05T09:05:00.000Z');
    expect(fromLocalInput(toLocalInput(moment))).toBe(moment.toISOString());
  });

  it('leaves what is no moment to the schema', () => {
    expect(fromLocalInput('')).toBe('');
    expect(fromLocalInput('tomorrow')).toBe('tomorrow');
  });
});
