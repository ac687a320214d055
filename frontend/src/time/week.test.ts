import { expect, it } from 'vitest';
import { firstDayOfWeek, weekOf } from './week';

it('has seven days, from the one on which weeks begin', () => {
  expect(weekOf('2026-11-25', 1)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  expect(weekOf('2026-11-23', 1)[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-23', 7)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-22', 1)[0]).toBe('2026-11-16');
});

it('begins as people who read the language expect', () => {
  expect(['de-DE', 'en-GB', 'en-US', 'ar-EG'].map(firstDayOfWeek)).toEqual([1, 1, 7, 6]);
});
