import { expect, it } from 'vitest';
import { localTimeIn } from '../../kernel/local-time';
import { occurrenceAt, timesUntil } from './series';

it.each([
  // Clocks go back on the first Sunday of November.
  ['America/New_York', '2026-10-22', ['13:30', '13:30', '14:30']],
  // Clocks go back on the last Sunday of October.
  ['Europe/Berlin', '2026-10-15', ['07:30', '07:30', '08:30']],
])('keeps the time that clocks show in %s', (timeZone, firstDay, inUtc) => {
  const times = { firstDay, time: '09:30', timeZone, everyWeeks: 1 };
  const instants = [1, 2, 3].map((number) => occurrenceAt(times, number));
  expect(instants.map((instant) => instant.slice(11, 16))).toEqual(inUtc);
  expect(instants.map((instant) => localTimeIn(timeZone, Date.parse(instant)).time)).toEqual([
    ...['09:30', '09:30', '09:30'],
  ]);
});

it('begins when the clocks are set forward, where they skip its time', () => {
  const times = { firstDay: '2027-03-21', time: '02:30', timeZone: 'Europe/Berlin', everyWeeks: 1 };
  expect(occurrenceAt(times, 2)).toBe('2027-03-28T01:00:00.000Z');
});

it('counts a zone that is not known here as UTC', () => {
  const times = { firstDay: '2026-11-23', time: '09:30', timeZone: 'Mars/Olympus', everyWeeks: 1 };
  expect(occurrenceAt(times, 2)).toBe('2026-11-30T09:30:00.000Z');
});

it('counts the 1:1s up to a day', () => {
  expect(timesUntil('2026-11-23', '2026-11-23', 1)).toBe(1);
  expect(timesUntil('2026-11-23', '2026-12-06', 2)).toBe(1);
  expect(timesUntil('2026-11-23', '2026-12-07', 2)).toBe(2);
  expect(timesUntil('2026-11-23', '2026-11-01', 4)).toBe(0);
});
