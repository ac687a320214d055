import { expect, test } from 'vitest';
import { lastMonths, monthsBefore, monthsOfQuarter, weekOf } from './months';

test('months go back over the turn of the year', () => {
  expect(monthsBefore('2026-02', 3)).toBe('2025-11');
  expect(lastMonths('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
});

test.each([
  ['2026-01-01', ['2026-01']],
  ['2026-06-30', ['2026-04', '2026-05', '2026-06']],
])('the quarter of %s so far', (today, months) => {
  expect(monthsOfQuarter(today)).toEqual(months);
});

test.each([
  ['2026-06-01', '2026-06-01', '2026-06-07'], // a Monday
  ['2026-06-07', '2026-06-01', '2026-06-07'], // a Sunday
  ['2026-01-01', '2025-12-29', '2026-01-04'],
])('the week of %s begins on Monday %s', (today, monday, sunday) => {
  expect(weekOf(today)).toEqual({ monday, sunday });
});
