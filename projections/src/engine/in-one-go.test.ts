import { expect, test } from 'vitest';
import { inOneGo } from './in-one-go';

test('what is asked for at one moment is done together, and what comes later by itself', async () => {
  const done: (readonly number[])[] = [];
  const add = inOneGo(async (numbers: readonly number[]) => {
    done.push(numbers);
    return Promise.resolve(numbers.length);
  });
  expect(await Promise.all([add(1), add(2)])).toEqual([2, 2]);
  expect(await add(3)).toBe(1);
  expect(done).toEqual([[1, 2], [3]]);
});

test('a failure is told to all who asked, and not to those who ask next', async () => {
  let isAway = true;
  const ask = inOneGo(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('here')));
  expect(await Promise.allSettled([ask(1), ask(2)])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  isAway = false;
  expect(await ask(3)).toBe('here');
});
