import type { RecordedEvent } from '@annals/contracts/kernel/event';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { foldInMemory, foldInto, handledIn, keysNeeded, type Rows } from './fold';
import { projection } from './projection';

const counter = z.object({ id: z.string(), total: z.int() });
type Counter = z.infer<typeof counter>;
type CounterEvent =
  | RecordedEvent<'Added', { to: string[]; amount: number }>
  | RecordedEvent<'Removed', { to: string[] }>;

const counters = projection<Counter, CounterEvent>({
  name: 'people',
  version: 1,
  row: counter,
  indexes: {},
  tags: [],
  concerns: () => [],
  key: (event) => event.data.to,
  evolve: {
    Added: (row, { data }, key) => {
      if (data.amount < 0) throw new Error('negative');
      return { id: key, total: (row?.total ?? 0) + data.amount };
    },
    Removed: () => null,
  },
});

const anEvent = fc.record({
  type: fc.constantFrom('Added', 'Removed', 'Ignored'),
  to: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
  amount: fc.nat(100),
});

function recorded(events: readonly { type: string; to: string[]; amount: number }[]): RecordedEvent[] {
  return events.map(({ type, ...data }, index) => ({
    id: String(index),
    type,
    stream: 's',
    revision: BigInt(index),
    position: BigInt(index + 1),
    recordedAt: '2026-01-01T00:00:00.000Z',
    data,
    metadata: {
      commandId: 'c',
      correlationId: 'c',
      actorId: 'a',
      actorRole: 'r',
      occurredAt: '2026-01-01T00:00:00.000Z',
    },
  }));
}

describe('a fold', () => {
  test('gives the same rows in any batches as all at once', () => {
    fc.assert(
      fc.property(fc.array(anEvent), fc.array(fc.nat(10)), (raw, cuts) => {
        const events = recorded(raw);
        const stored: Rows = new Map();
        let rest = events;
        for (const cut of [...cuts, events.length]) {
          const batch = rest.slice(0, cut);
          rest = rest.slice(cut);
          // Only what the batch needs is loaded, as the engine does it.
          const rows: Rows = new Map(
            [...keysNeeded(handledIn(counters, batch))].map((key) => [key, stored.get(key) ?? null]),
          );
          for (const key of foldInto(counters, rows, handledIn(counters, batch)).touched)
            stored.set(key, rows.get(key) ?? null);
        }
        const present = new Map([...stored].filter(([, row]) => row !== null));
        expect(present).toEqual(foldInMemory(counters, events));
      }),
    );
  });

  test('takes a poison event as a whole or not at all, and nothing behind it', () => {
    const rows: Rows = new Map();
    const events = recorded([
      { type: 'Added', to: ['a'], amount: 1 },
      { type: 'Added', to: ['a', 'b'], amount: -1 },
      { type: 'Added', to: ['a'], amount: 1 },
    ]);
    const { poison } = foldInto(counters, rows, handledIn(counters, events));
    expect(poison).toMatchObject({ position: 2n, type: 'Added' });
    expect(rows.get('a')).toEqual({ id: 'a', total: 1 });
    expect(rows.has('b')).toBe(false);
  });

  test('ignores events of other features', () => {
    expect(foldInMemory(counters, recorded([{ type: 'Ignored', to: ['a'], amount: 1 }]))).toEqual(new Map());
  });
});
