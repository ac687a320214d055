import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { compareLogs } from '@annals/event-store/copy-log';
import { projectionStatuses } from '@annals/projections/engine/status';
import { pino } from 'pino';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ServerDouble } from '../../event-store/test/eventstoredb/server-double';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { restoreBackup } from '../src/features/operations/backup/restore-backup';
import { writeBackup } from '../src/features/operations/backup/write-backup';
import { migrate } from '../src/migrate';
import { openLog, openStore } from '../src/storage';
import { backupSecrets, packed, unpacked } from './archive-file';
import { startProduct, type Product } from './product';

let double: ServerDouble;
let product: Product;
beforeAll(async () => {
  double = await new ServerDouble().start();
  product = await startProduct({ eventStoreUrl: double.url });
  // Who reports to whom is asked of the read models: the demo company has to be in them.
  const { pool, log } = product.annals.services;
  await vi.waitUntil(
    async () => {
      const statuses = await projectionStatuses(pool, log);
      return statuses.length > 0 && statuses.every(({ lag }) => lag === '0');
    },
    { timeout: 60_000, interval: 200 },
  );
}, 180_000);
afterAll(async () => {
  await product.stop();
  double.stop();
});

const meeting = z.object({ id: z.string(), title: z.string(), status: z.string() });

test('the whole product runs on EventStoreDB: signing in, scheduling a 1:1, reading it back, its words only encrypted on the server', async () => {
  const { cast } = product;
  const manager = await product.as('manager');
  const title = `Growth ${randomUUID()}`;
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const employeeId = cast.employee.id;
  const answer = await manager.post('/api/meetings', { employeeId, title, scheduledAt });
  expect(answer.status).toBe(201);
  const { id, position } = commandAnswer.parse(answer.json);
  expect(BigInt(position)).toBeLessThanOrEqual(await product.head());

  const list = await vi.waitUntil(
    async () => {
      const answer = await manager.get('/api/meetings');
      return answer.headers.get('annals-stale') === null && answer; // the demo company is being taken in
    },
    { timeout: 30_000 },
  );
  const mine = z
    .array(meeting)
    .parse(list.json)
    .find((one) => one.id === id);
  expect(mine).toMatchObject({ title, status: 'scheduled' });
  const employee = await product.as('employee');
  employee.position = position;
  expect((await employee.get(`/api/meetings/${id}`)).status).toBe(200);

  const stored = double.log.stream(`annals.meeting-${id}`);
  expect(stored.map(({ type }) => type)).toEqual(['MeetingScheduled']);
  expect(Buffer.from(stored[0]?.data ?? []).toString()).not.toContain(title);
});

test('the same request sent again appends nothing', async () => {
  const manager = await product.as('manager');
  const body = {
    employeeId: product.cast.employee.id,
    title: 'Once',
    scheduledAt: new Date(Date.now() + 90_000_000).toISOString(),
  };
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await manager.post('/api/meetings', body, key);
  const again = await manager.post('/api/meetings', body, key);
  expect(again.json).toEqual(first.json);
});

test('is backed up and restored, into EventStoreDB as into PostgreSQL, whole or not at all', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'annals-esdb-backup-'));
  const archive = join(directory, 'annals.backup');
  const { databaseUrl, masterKey } = product;
  const secrets = backupSecrets(masterKey);
  await product.annals.services.seal.seal();
  const source = openStore(double.url);
  const report = await writeBackup(databaseUrl, secrets, archive, { elsewhere: source });
  expect(BigInt(report.head)).toBeGreaterThan(1_000n);

  const empty = async () => {
    const url = await freshDatabase();
    await migrate(url, pino({ level: 'silent' }));
    return url;
  };
  const other = await new ServerDouble().start();
  const target = openStore(other.url);
  const into = { databaseUrl: await empty(), secrets, store: target, isElsewhere: true };
  // One byte of the last event is another one: nothing is begun.
  const altered = join(directory, 'altered.backup');
  const tar = await unpacked(archive, secrets);
  tar.write('LogSealex', tar.lastIndexOf('LogSealed'));
  await packed(altered, tar, secrets);
  await expect(restoreBackup(into, altered)).rejects.toThrow(
    'The log in the archive is not what was written',
  );
  expect(await target.head()).toBe(0n);
  // Interrupted, it is taken up; a log that is another one stays as it is.
  await target.takeOver((await source.readAll({ after: 0n, limit: 300 })).events);
  expect(await restoreBackup(into, archive)).toMatchObject({ head: report.head });
  const upTo = BigInt(report.head);
  expect(await compareLogs(source, target, upTo)).toMatchObject({ kind: 'same' });
  await expect(restoreBackup(into, archive)).rejects.toThrow('not empty');
  const log = openLog(into.databaseUrl, masterKey, other.url);
  expect(await log.readAll({ after: 0n, limit: 200 })).toMatchObject({ atEnd: false }); // words and all: the keys are there
  await log.close();

  const plainUrl = await empty();
  const plain = openStore(plainUrl);
  await restoreBackup({ databaseUrl: plainUrl, secrets, store: plain, isElsewhere: false }, archive);
  expect(await plain.head()).toBe(upTo);
  // And a log in a table goes the way by events copy.
  const fromPlain = join(directory, 'plain.backup');
  await writeBackup(plainUrl, secrets, fromPlain);
  await expect(restoreBackup(into, fromPlain)).rejects.toThrow('annals events copy');
  await Promise.all([source.close(), target.close(), plain.close()]);
  other.stop();
  rmSync(directory, { recursive: true, force: true });
}, 180_000);

test('the server goes away and comes back: what was sent meanwhile is stored, once', async () => {
  const manager = await product.as('manager');
  const schedule = (title: string) =>
    manager.post('/api/meetings', {
      employeeId: product.cast.employee.id,
      title,
      scheduledAt: new Date(Date.now() + 99_000_000).toISOString(),
    });
  double.stop();
  const sent = schedule('While it was away');
  await double.start();
  expect((await sent).status).toBe(201);
  const titles = z
    .array(meeting)
    .parse((await manager.get('/api/meetings')).json)
    .map(({ title }) => title);
  expect(titles.filter((title) => title === 'While it was away')).toHaveLength(1);
});
