import { expect, test } from 'vitest';
import { spanOfTime } from './span-of-time';

test('a span of time is told in its largest unit, rounded down', () => {
  expect([0.4, 59, 60, 3_599, 3_600, 86_399, 200_000].map(spanOfTime)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h',
    '23 h',
    '2 d',
  ]);
});
