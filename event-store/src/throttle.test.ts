import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Throttle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes so long, and whether it has had its rest. */
function working(halfTime: Throttle, milliseconds: number) {
  const one = { rested: false };
  void halfTime.work(() => vi.advanceTimersByTime(milliseconds)).then(() => (one.rested = true));
  return one;
}

async function after(milliseconds: number): Promise<void> {
  await setImmediate();
  vi.advanceTimersByTime(milliseconds);
  await setImmediate();
}

test('after a piece of work comes a rest as long as the work was', async () => {
  const one = working(new Throttle(), 30);
  await after(29);
  expect(one.rested).toBe(false);
  await after(1);
  expect(one.rested).toBe(true);
});

test('short pieces of work are rested from together', async () => {
  const halfTime = new Throttle();
  const first = working(halfTime, 15);
  await after(0);
  expect(first.rested).toBe(true);
  const second = working(halfTime, 15);
  await after(29);
  expect(second.rested).toBe(false);
  await after(1);
  expect(second.rested).toBe(true);
});

test('a piece of work that has rested within itself does not rest for that again', async () => {
  const halfTime = new Throttle();
  const one = { inner: false, outer: false };
  void halfTime
    .work(async () => {
      await halfTime.work(() => vi.advanceTimersByTime(30));
      one.inner = true;
      vi.advanceTimersByTime(5);
    })
    .then(() => (one.outer = true));
  await after(30);
  await after(0);
  expect(one).toEqual({ inner: true, outer: true });
});

test('no rest is longer than a quarter of a second', async () => {
  const one = working(new Throttle(), 10_000);
  await after(250);
  expect(one.rested).toBe(true);
});

test('what the work gives, and what it throws, comes through', async () => {
  const halfTime = new Throttle();
  expect(await halfTime.work(() => 'done')).toBe('done');
  await expect(halfTime.work(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
