// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForServer, isReachable, onConnection } from './connection';

let answer: () => Promise<Response>;
let heard: boolean[];
let stop: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => answer());
  answer = there;
  await askForServer();
  heard = [];
  stop = onConnection(() => heard.push(isReachable()));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => Promise.resolve(new Response());

test('a server that is away is asked for until it is back, and both are told once', async () => {
  answer = away;
  await askForServer();
  expect(isReachable()).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  answer = there;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isReachable()).toBe(true);
  expect(heard).toEqual([false, true]);
});

test('what a proxy answers for a server that is away is no answer', async () => {
  answer = () => Promise.resolve(new Response('Bad Gateway', { status: 502 }));
  await askForServer();
  expect(isReachable()).toBe(false);
  answer = there;
  await askForServer();
  expect(isReachable()).toBe(true);
});

test('one request that failed does not mean that the server is away', async () => {
  answer = there;
  await askForServer();
  expect(heard).toEqual([]);
});
