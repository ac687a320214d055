import { expect, test } from 'vitest';
import { byDay } from './by-day';

const at = (createdAt: string) => ({ createdAt });

test('groups by the reader’s own days, today and yesterday by name', () => {
  const items = [
    at('2026-06-03T07:00:00.000Z'),
    at('2026-06-02T23:30:00.000Z'),
    at('2026-06-02T12:00:00.000Z'),
    at('2026-05-30T12:00:00.000Z'),
  ];
  const now = new Date('2026-06-03T08:00:00.000Z');
  const days = (zone: string) => byDay(items, now, zone).map(({ label, items: of }) => [label, of.length]);
  expect(days('UTC')).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Saturday, May 30, 2026', 1],
  ]);
  expect(days('Europe/Berlin')).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Saturday, May 30, 2026', 1],
  ]);
});

test('of nothing there is no day', () => {
  expect(byDay([])).toEqual([]);
});
