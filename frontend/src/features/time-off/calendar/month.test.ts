import { expect, test } from 'vitest';
import { dateOf, dayOf, monthAfter, sameDayIn } from './month';

test('months follow each other over the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
});

test('a day is the same day in the grid', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'])
    expect(dayOf(dateOf(day))).toBe(day);
});
