import { expect, test } from 'vitest';
import { dayIn, daysAfter, localTimeIn } from '../../kernel/local-time';
import { REVIEW_REMINDERS } from './constants';
import { occasionAt, occasionNow } from './occasions';

const ZONES = ['Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles'] as const;
/** Around the changes of the clock of 2026: Los Angeles on 8 March and 1 November, Auckland on 5 April and 27 September. */
const CHANGES = ['2026-03-08', '2026-04-05', '2026-09-27', '2026-11-01'] as const;

test.each(ZONES)(
  'people in %s are reminded at eight on their own clocks, over every change of the clock',
  (zone) => {
    for (const change of CHANGES)
      for (let offset = -9; offset <= 9; offset += 1) {
        const dueDate = daysAfter(change, offset);
        for (const occasion of REVIEW_REMINDERS) {
          const at = occasionAt(dueDate, occasion, zone);
          const days = { week_before: -7, day_before: -1, overdue: 1 }[occasion];
          expect(localTimeIn(zone, at)).toMatchObject({ day: daysAfter(dueDate, days), time: '08:00' });
          expect(occasionNow(dueDate, at, zone)).toBe(occasion);
          expect(occasionNow(dueDate, at - 1, zone)).not.toBe(occasion);
        }
      }
  },
);

test('at one moment it is another day for each of them', () => {
  const noon = new Date('2026-11-01T08:30:00.000Z');
  expect(ZONES.map((zone) => dayIn(zone, noon))).toEqual(['2026-11-01', '2026-11-01', '2026-11-01']);
  const late = new Date('2026-11-01T11:30:00.000Z');
  expect(ZONES.map((zone) => dayIn(zone, late))).toEqual(['2026-11-02', '2026-11-01', '2026-11-01']);
  const early = new Date('2026-03-08T06:30:00.000Z');
  expect(ZONES.map((zone) => dayIn(zone, early))).toEqual(['2026-03-08', '2026-03-08', '2026-03-07']);
});

test('every minute of the day on which the clock changes belongs to that day', () => {
  for (const [zone, day, hours] of [
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['Pacific/Auckland', '2026-09-27', 23],
    ['Pacific/Auckland', '2026-04-05', 25],
    ['Asia/Kolkata', '2026-03-08', 24],
  ] as const) {
    const around = Date.parse(`${day}T00:00:00.000Z`) - 86_400_000;
    const minutes = Array.from({ length: 3 * 24 * 60 }, (_, minute) => around + minute * 60_000);
    expect(minutes.filter((at) => dayIn(zone, new Date(at)) === day)).toHaveLength(hours * 60);
  }
});
