import { WakeUp } from '@annals/event-store/wake-up';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meetings } from '../features/meetings/meetings-fold';
import { openPool } from './connections';
import { followLive } from './live-projection';
import type { LogReader } from './log-reader';
import { passOver } from './pass-over';

// The clock does not move: a sleep until the next poll would never end.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an append that is announced while the end of the log is being read is looked for at once', async () => {
  const pool = openPool('postgres://nobody@localhost/nothing', 1);
  const [wakeUp, ending] = [new WakeUp(), new AbortController()];
  let reads = 0;
  const log: LogReader = {
    readAll: ({ after }) => {
      reads += 1;
      if (reads === 1) wakeUp.call();
      else ending.abort();
      return Promise.resolve({ events: [], next: after, atEnd: true });
    },
    readStream: () => Promise.resolve([]),
    head: () => Promise.resolve(0n),
    onAppended: () => () => undefined,
  };
  const lease = {
    name: 'meetings',
    token: 1n,
    generation: 1,
    version: meetings.version,
    position: 0n,
    failure: null,
    waiting: null,
    paused: false,
    leftOut: {},
  };
  const outcome = await followLive(pool, log, meetings, lease, {
    leftOut: new Map(),
    passOver: passOver(pool),
    wakeUp,
    signal: ending.signal,
    onFolded: () => undefined,
  });
  expect([outcome.kind, reads]).toEqual(['ended', 2]);
});
