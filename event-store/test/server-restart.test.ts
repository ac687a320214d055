import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventDefinitions } from '@annals/contracts/events';
import { expect, onTestFinished, test } from 'vitest';
import { EventLog } from '../src/event-log';
import { MemoryPersonalKeys } from '../src/personal-data/memory-personal-keys';
import { parseMasterKey } from '../src/personal-data/master-key';
import { startEmbeddedServer } from '../src/postgres/embedded-server';
import { migrateEventStore } from '../src/postgres/migrate-event-store';
import { PostgresEventStore } from '../src/postgres/postgres-event-store';
import { subscribe } from '../src/subscription';

test('appends and a subscription live through a restart of PostgreSQL: each event once, none lost', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'annals-restart-'));
  const server = await startEmbeddedServer({ directory });
  onTestFinished(async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  await migrateEventStore(server.url);
  const store = new PostgresEventStore(server.url);
  const keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  const log = new EventLog(store, eventDefinitions, keys);

  onTestFinished(() => log.close()); // before the server stops: hooks run last to first

  const total = 2_000;
  const stopped = new AbortController();
  const seen: string[] = [];
  const following = (async () => {
    for await (const { events } of subscribe(log, { after: 0n, batchSize: 100, signal: stopped.signal })) {
      seen.push(...events.map(({ stream }) => stream));
      if (seen.length >= total) stopped.abort();
    }
  })();

  const streams: string[] = [];
  let restarted: Promise<unknown> | undefined;
  const append = async (): Promise<void> => {
    while (streams.length < total) {
      const stream = `account-${randomUUID()}`;
      streams.push(stream);
      const commandId = randomUUID();
      const metadata = {
        commandId,
        correlationId: commandId,
        actorId: 'system:test',
        actorRole: 'system',
        occurredAt: '2026-03-01T09:00:00.000Z',
      };
      const event = { type: 'SignedOut', data: { personId: randomUUID() } };
      await log.append(stream, [event], metadata, 'no-stream');
      if (streams.length > total / 4) restarted ??= restart();
    }
  };
  const restart = async (): Promise<void> => {
    await server.stop();
    await startEmbeddedServer({ directory });
  };
  await Promise.all(Array.from({ length: 16 }, append));
  await restarted;
  await following;

  expect(restarted).toBeDefined();
  expect(seen.toSorted()).toEqual(streams.toSorted());
  expect(await log.head()).toBe(BigInt(streams.length));
});
