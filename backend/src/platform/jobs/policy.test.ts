import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { presentCause } from '../kernel/cause';
import { runPolicy, type Policy } from './policy';

const eventAt = (position: number) =>
  ({ id: `event-${String(position)}`, position: BigInt(position), type: 'Anything' }) as RecordedEvent;

/** Runs a policy over events that are read together, until it has moved past them. */
async function followed(policy: Policy, events: readonly RecordedEvent[]): Promise<void> {
  const ending = new AbortController();
  const last = events.at(-1)?.position ?? 0n;
  const page = { events, next: last, atEnd: true };
  const sharedLog = {
    head: () => Promise.resolve(last),
    readAll: ({ after }: { after: bigint }) =>
      Promise.resolve(after < last ? page : { events: [], next: last, atEnd: true }),
    onAppended: () => Promise.resolve(() => undefined),
  };
  const checkpoints = {
    of: () => Promise.resolve(0n),
    move: vi.fn(() => Promise.resolve(ending.abort())),
    noteFailure: () => Promise.resolve(),
  };
  const surroundings = { sharedLog, checkpoints, logger: pino({ level: 'silent' }) };
  await runPolicy(policy, surroundings as never, ending.signal);
  expect(checkpoints.move).toHaveBeenCalledWith({ name: policy.name, to: last });
}

test('a policy that looks at events together sees each of them once', async () => {
  const seen: string[][] = [];
  const reactToAll = (events: readonly RecordedEvent[]) => {
    seen.push(events.map(({ id }) => id));
    return Promise.resolve();
  };
  await followed({ name: 'together', reactToAll }, [1, 2, 3].map(eventAt));
  expect(seen).toEqual([['event-1', 'event-2', 'event-3']]);
});

test('one of them that it cannot work with keeps it from none of the others', async () => {
  const seen: (string | undefined)[] = [];
  const reactToAll = (events: readonly RecordedEvent[]) => {
    if (events.some(({ id }) => id === 'event-2')) throw new RangeError('no such day');
    seen.push(presentCause()?.eventId);
    return Promise.resolve();
  };
  await followed({ name: 'together', reactToAll }, [1, 2, 3].map(eventAt));
  expect(seen).toEqual(['event-1', 'event-3']);
});
