import { expect, test } from 'vitest';
import { WakeUp } from './wake-up';

const NEVER_MS = 60_000;
const going = new AbortController().signal;

test('a call wakes everyone who sleeps', async () => {
  const wakeUp = new WakeUp();
  const slept = [1, 2].map(() => wakeUp.sleep(NEVER_MS, going, wakeUp.now()));
  wakeUp.call();
  await Promise.all(slept);
});

test('a call between looking and falling asleep is not lost: whoever looked before it does not sleep', async () => {
  const wakeUp = new WakeUp();
  const looked = wakeUp.now();
  wakeUp.call();
  await wakeUp.sleep(NEVER_MS, going, looked);
  expect(wakeUp.now()).not.toBe(looked);
});

test('a call from before the look wakes nobody a second time', async () => {
  const wakeUp = new WakeUp();
  wakeUp.call();
  const began = performance.now();
  await wakeUp.sleep(30, going, wakeUp.now());
  expect(performance.now() - began).toBeGreaterThan(20);
});

test('the end of the signal ends a sleep, and one that has ended lets nobody fall asleep', async () => {
  const wakeUp = new WakeUp();
  const ending = new AbortController();
  const slept = wakeUp.sleep(NEVER_MS, ending.signal, wakeUp.now());
  ending.abort();
  await slept;
  await wakeUp.sleep(NEVER_MS, ending.signal, wakeUp.now());
});
