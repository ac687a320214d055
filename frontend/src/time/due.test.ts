import { expect, test } from 'vitest';
import { dueIn, today } from './due';

test.each([
  ['2026-06-01', 'Due today'],
  ['2026-06-02', 'Due tomorrow'],
  ['2026-06-08', 'Due in 7 days'],
  ['2026-05-31', 'Overdue since yesterday'],
  ['2026-05-20', 'Overdue by 12 days'],
])('%s seen from 1 June', (dueDate, words) => {
  expect(dueIn(dueDate, '2026-06-01')).toBe(words);
});

test('the day is the one on the person’s own clock', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
