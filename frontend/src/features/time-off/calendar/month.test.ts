import { expect, test } from 'vitest';
import { dayByKey, monthAfter, sameDayIn, weeksOf } from './month';

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-07');
  expect(weeks[0]).toEqual([
    '2026-06-29',
    '2026-06-30',
    '2026-07-01',
    '2026-07-02',
    '2026-07-03',
    '2026-07-04',
    '2026-07-05',
  ]);
  expect(weeks).toHaveLength(5);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-08-02');
});

test('a February that begins on a Monday needs four weeks, a long month that begins late six', () => {
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('months follow each other over the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
});

test('the keys of a calendar lead by days, weeks and months', () => {
  const from = (key: string) => dayByKey('2026-07-01', key);
  expect(from('ArrowLeft')).toBe('2026-06-30');
  expect(from('ArrowDown')).toBe('2026-07-08');
  expect(from('Home')).toBe('2026-06-29');
  expect(from('End')).toBe('2026-07-05');
  expect(from('PageDown')).toBe('2026-08-01');
  expect(dayByKey('2026-07-31', 'PageUp')).toBe('2026-06-30');
  expect(from('a')).toBeNull();
});
