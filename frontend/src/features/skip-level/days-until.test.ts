import { expect, it } from 'vitest';
import { daysUntil } from './days-until';

const now = Date.parse('2026-06-01T12:00:00.000Z');

it.each([
  ['2026-06-08T12:00:00.000Z', 7],
  ['2026-06-07T12:00:01.000Z', 7],
  ['2026-06-01T12:00:01.000Z', 1],
  ['2026-06-01T11:00:00.000Z', 0],
])('until %s it is %i days, rounded up', (scheduledAt, days) => {
  expect(daysUntil(scheduledAt, now)).toBe(days);
});
