import { StoreUnavailable } from '@annals/event-store/port';
import { expect, test } from 'vitest';
import { settleAll, eachRow, eachWork } from './settle-all';

function failingAt(bad: number, error: Error) {
  const done: number[] = [];
  const act = async (number: number) => {
    if (number === bad) throw error;
    done.push(number);
  };
  return { done, act };
}

test('one that fails keeps none of the others from their turn, and is told of at the end', async () => {
  const { done, act } = failingAt(2, new Error('two'));
  await expect(settleAll([1, 2, 3], act)).rejects.toThrow('two');
  expect(done).toEqual([1, 3]);
});

test('of several that fail the first is told of', async () => {
  const fail = (words: string) => () => Promise.reject(new Error(words));
  await expect(eachWork(fail('first'), fail('second'))).rejects.toThrow('first');
});

test('when the store is away, nobody else is tried', async () => {
  const { done, act } = failingAt(2, new StoreUnavailable('away'));
  await expect(settleAll([1, 2, 3], act)).rejects.toThrow(StoreUnavailable);
  expect(done).toEqual([1]);
});

test('a long list is walked to its end, whatever fails on the way', async () => {
  const all = Array.from({ length: 1_200 }, (_, number) => number);
  const { done, act } = failingAt(7, new Error('seven'));
  const fetch = (after: number | undefined, limit: number) =>
    Promise.resolve(all.slice((after ?? -1) + 1, (after ?? -1) + 1 + limit));
  await expect(eachRow(fetch, act)).rejects.toThrow('seven');
  expect(done).toEqual(all.filter((number) => number !== 7));
});
