import { expect, test } from 'vitest';
import { seldom } from './seldom';

test('the same error is said at once, then once a minute with how often it happened; another one is said at once', () => {
  let now = 0;
  const said: [string, number][] = [];
  const tell = seldom(
    (error, times) => said.push([error instanceof Error ? error.message : '', times]),
    () => now,
  );
  const [one, other] = [new Error('One'), new Error('Another')];
  for (let second = 0; second <= 60; second += 1) {
    now = second * 1_000;
    tell(one);
    if (second === 30) tell(other);
  }
  expect(said).toEqual([
    ['One', 1],
    ['Another', 1],
    ['One', 60],
  ]);
  now = 200_000;
  tell(one);
  expect(said.at(-1)).toEqual(['One', 1]);
});
