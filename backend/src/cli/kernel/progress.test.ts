import { expect, test } from 'vitest';
import { howFar, pace } from './progress';

test('progress names the whole while it is not more than was estimated', () => {
  expect(howFar(1_200, 4_000, 'events')).toBe('1,200 of 4,000 events');
  expect(howFar(4_000, 4_000, 'events')).toBe('4,000 of 4,000 events');
});

test('of more than was estimated, only what is done is told, and no time that is left', () => {
  expect(howFar(12, 1, 'MB')).toBe('12 MB');
  expect(pace(Date.now() - 1_000, 12, 1).left).toBe('');
});
