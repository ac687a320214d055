import { expect, test } from 'vitest';
import { recentActivity } from './recent-activity';

const NOW = Date.parse('2026-06-09T12:00:00.000Z');
const on = (day: number, key = `day ${day}`) => ({
  key,
  text: key,
  at: `2026-06-0${day}T12:00:00.000Z`,
  path: '/',
});
const keys = (...sources: ReturnType<typeof on>[][]) => recentActivity(sources, NOW).map(({ key }) => key);

test('at most two of each source', () => {
  expect(keys([on(1), on(2), on(3)])).toEqual(['day 3', 'day 2']);
});

test('the newest four of all, newest first', () => {
  expect(keys([on(1), on(9)], [on(5), on(4)], [on(2)], [on(7)])).toEqual([
    'day 9',
    'day 7',
    'day 5',
    'day 4',
  ]);
});

test('what is still to come is none', () => {
  const ahead = { ...on(9, 'ahead'), at: '2026-06-09T15:00:00.000Z' };
  expect(keys([ahead, on(8)], [{ ...ahead, key: 'far ahead', at: '2026-07-01T12:00:00.000Z' }])).toEqual([
    'day 8',
  ]);
});

test('nothing at all is an empty list', () => {
  expect(keys([], [])).toEqual([]);
});
