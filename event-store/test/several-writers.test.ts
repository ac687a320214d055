import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { eventId } from '../src/event-id';
import { migrateEventStore } from '../src/postgres/migrate-event-store';
import { PostgresEventStore } from '../src/postgres/postgres-event-store';
import { freshDatabase } from './fresh-database';
import { startWriter } from './writer-process';

let url: string;
beforeAll(async () => {
  url = await freshDatabase();
  await migrateEventStore(url);
});

test('a reader that follows 16 writers in 4 processes misses nothing and sees nothing twice', async () => {
  const store = new PostgresEventStore(url);
  const appendsEach = 1_000;
  const start = await store.head();
  const writers = Array.from({ length: 4 }, () =>
    startWriter({ url, callers: 4, appends: appendsEach, seed: randomUUID() }),
  );
  const seen: string[] = [];
  for (let after = start; seen.length < 4 * appendsEach;) {
    const page = await store.readAll({ after, limit: 500 });
    seen.push(...page.events.map(({ id }) => id));
    after = page.next;
  }
  expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  expect(seen.toSorted()).toEqual(writers.flatMap(({ told }) => told).toSorted());
  expect(await store.head()).toBe(start + BigInt(4 * appendsEach));
  await store.close();
});

test('a writer killed in the middle of its appends loses nothing it was told of, and a retry stores nothing twice', async () => {
  const seed = randomUUID();
  const store = new PostgresEventStore(url);
  const start = await store.head();
  const writer = startWriter({ url, callers: 32, appends: 0, seed });
  await writer.hasTold(500);
  writer.process.kill('SIGKILL');
  await writer.ended;

  const retried = writer.told.length + 64;
  const retry = startWriter({ url, callers: 32, appends: retried, seed });
  expect(await retry.ended).toBe(0);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ event_id: string; position: string }>(
    'SELECT event_id, position FROM annals_events.events WHERE position > $1 ORDER BY position',
    [start],
  );
  await client.end();
  const stored = new Set(rows.map((row) => row.event_id));
  expect(writer.told.filter((id) => !stored.has(id))).toEqual([]);
  const expected = Array.from({ length: retried }, (_, number) => eventId(seed, number));
  expect(expected.filter((id) => !stored.has(id))).toEqual([]);
  expect(stored.size).toBe(rows.length);
  expect(rows.map(({ position }) => BigInt(position))).toEqual(
    rows.map((_, index) => start + BigInt(index) + 1n),
  );
  await store.close();
});
