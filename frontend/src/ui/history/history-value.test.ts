import { expect, it } from 'vitest';
import { shownValue } from './history-value';

it.each([
  ['text', 'Weekly', 'Weekly'],
  ['text', null, 'nothing'],
  ['instant', '2026-06-05T09:00:00.000Z', 'Jun 5, 2026, 9:00 AM'],
  ['minutes', '45', '45 minutes'],
  ['instant', '[erased]', '[erased]'],
  ['minutes', '[erased]', '[erased]'],
] as const)('shows a %s of %s as %s', (kind, value, shown) => {
  expect(shownValue(kind, value).replace(/\u202f/g, ' ')).toBe(shown);
});
