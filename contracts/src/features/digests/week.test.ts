import { expect, test } from 'vitest';
import { isoWeekOf, mondayOf } from './week';

test('weeks are counted as ISO 8601 does, over the turns of years', () => {
  expect(isoWeekOf('2026-11-23')).toBe('2026-W48');
  expect(isoWeekOf('2026-11-29')).toBe('2026-W48');
  expect(isoWeekOf('2026-12-31')).toBe('2026-W53');
  expect(isoWeekOf('2027-01-03')).toBe('2026-W53');
  expect(isoWeekOf('2027-01-04')).toBe('2027-W01');
  expect(isoWeekOf('2024-12-30')).toBe('2025-W01');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
