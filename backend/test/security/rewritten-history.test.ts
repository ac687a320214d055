import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SealingResumed } from '@annals/contracts/features/audit/seal-events';
import { sealStatus } from '@annals/contracts/features/audit/seal-views';
import { inProcessSigner } from '@annals/event-store/sealing/checkpoint-signer';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnotherIsThere } from '../../src/platform/sealing/places/place';
import { publishCheckpoints } from '../../src/platform/sealing/publish';
import { Seal } from '../../src/platform/sealing/seal';
import { SealMemory } from '../../src/platform/sealing/seal-memory';
import { publishedIn } from '../../src/platform/sealing/published';
import { placesIn } from '../../src/platform/sealing/settings';
import { SEALING_ID, sealingStop } from '../../src/platform/sealing/stop';
import { verifyNextSlice } from '../../src/platform/sealing/verification';
import { openMetrics } from '../../src/features/operations/metrics';
import { commandBeside } from '../command-here';
import { startProduct, type Product } from '../product';

/** The event that its owner rewrites. */
const ALTERED = 700n;

const folder = mkdtempSync(join(tmpdir(), 'annals-rewritten-'));
let product: Product;
beforeAll(async () => {
  product = await startProduct({ seal: { folder } });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the owner of the database can do: everything but sign. */
async function asOwner(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
  for (const statement of statements) await client.query(statement);
  await client.query('ALTER TABLE annals_events.events ENABLE TRIGGER ALL');
  await client.end();
}

test('history that was rewritten together with an emptied seal is neither sealed nor published again', async () => {
  const { seal, sealSettings } = product.annals.services;
  const publish = () => publishCheckpoints(seal.store, placesIn(sealSettings), new Date());
  await seal.seal();
  expect(await publish()).toEqual([]);
  const latest = readFileSync(join(folder, 'latest.txt'), 'utf8');
  await product.as('admin'); // something that is worth a checkpoint
  await asOwner(
    `UPDATE annals_events.events SET data = jsonb_set(data::jsonb, '{overallRating}', '5')::json WHERE position = ${String(ALTERED)}`,
    'TRUNCATE annals_seal.tiles, annals_seal.checkpoints',
    'UPDATE annals_seal.state SET size = 0, position = 0, news = 0',
    'UPDATE annals_seal.places SET size = 0',
  );
  await expect(seal.seal()).rejects.toThrow(/Sealing is stopped/);
  expect(await seal.store.newestCheckpoint()).toBeUndefined();
  await publish();
  expect(readFileSync(join(folder, 'latest.txt'), 'utf8')).toBe(latest);
});

test('a process that remembers nothing does not begin the tree again either: the log tells of a longer one', async () => {
  const { log, dispatch, seal, sealSettings } = product.annals.services;
  const forgetful = new Seal(log, dispatch, seal.store, {
    ...sealSettings,
    memory: new SealMemory(undefined),
    clock: () => new Date(),
  });
  await expect(forgetful.seal()).rejects.toThrow(/Sealing is stopped/);
  await expect(forgetful.catchUp()).rejects.toThrow(/Sealing is stopped/);
});

test('the alarm stays, names the events, and is told wherever somebody looks', async () => {
  const { services } = product.annals;
  const found = await verifyNextSlice(
    services.seal,
    async (range) => (await publishedIn(services.sealSettings, range)).notes,
    new Date(),
  );
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['rewritten', 'set-back']));
  const rewritten = found.find(({ kind }) => kind === 'rewritten');
  expect(rewritten?.position).toBeLessThanOrEqual(ALTERED);
  expect(rewritten?.until).toBeGreaterThanOrEqual(ALTERED);
  const administrator = await product.as('admin');
  const status = sealStatus.parse((await administrator.get('/api/audit/seal')).json);
  expect(status.stopped?.finding).toMatch(/is kept in the memory of this installation/);
  expect(status.openAlarms).toBeGreaterThan(0);
  expect((await administrator.get('/health/ready')).json).toMatchObject({ checks: { seal: 'stopped' } });
  expect(await openMetrics(services).text()).toContain('annals_seal_stopped 1');
  const other = await product.again(['jobs']);
  expect(await other.services.seal.stopped()).toMatchObject({ finding: status.stopped?.finding });
  await other.stop();
});

test('an order to resume counts when the key of the log has signed it, and not before', async () => {
  const { seal, sealSettings, log } = product.annals.services;
  const at = new Date().toISOString();
  const note = await inProcessSigner(Buffer.alloc(32, 66)).statement(
    'annals.example/log',
    `annals sealing resumed\nannals.example/log\n${JSON.stringify({ reason: 'forged', accepted: [], at })}\n`,
  );
  const event = SealingResumed.of({ sealingId: SEALING_ID, reason: 'A forged order.', accepted: [], note });
  const metadata = {
    commandId: randomUUID(),
    correlationId: 'x',
    actorId: 'system:operator',
    actorRole: 'system',
    occurredAt: at,
  };
  await log.append(`sealing-${SEALING_ID}`, [event], metadata, 0n);
  const memoryless = { ...sealSettings, memory: new SealMemory(undefined) };
  expect(await sealingStop(log, memoryless)).toBeDefined();
  await expect(seal.seal()).rejects.toThrow(/Sealing is stopped/);
});

test('sealing goes on when the break is accepted for a reason, and the published past is still not overwritten', async () => {
  const { seal, sealSettings } = product.annals.services;
  const { notes: published } = await publishedIn(sealSettings);
  const before = readFileSync(join(folder, 'latest.txt'), 'utf8');
  await expect(
    seal.resume('The backup of that day is lost.', published, { acceptsBreaks: false }),
  ).rejects.toThrow(/The events from position \d+ to \d+ do not lead to a checkpoint/);
  const accepted = await seal.resume('The backup of that day is lost.', published, { acceptsBreaks: true });
  expect(accepted.length).toBeGreaterThan(0);
  expect(await seal.seal()).toBeDefined();
  expect(await seal.stopped()).toBeUndefined();
  const failed = await publishCheckpoints(seal.store, placesIn(sealSettings), new Date());
  expect(failed.map(({ place, error }) => [place, error instanceof AnotherIsThere])).toEqual([
    ['folder', true],
  ]);
  expect(readFileSync(join(folder, 'latest.txt'), 'utf8')).toBe(before);
});

test('what is found is told, and sealing stops, also where that cannot be remembered', async () => {
  const { log, dispatch, seal, sealSettings, clock } = product.annals.services;
  await product.as('admin');
  await asOwner(
    'TRUNCATE annals_seal.tiles',
    'UPDATE annals_seal.state SET size = 0, position = 0, news = 0',
  );
  const file = join(folder, 'latest.txt', 'memory.json');
  const beside = new Seal(log, dispatch, seal.store, {
    ...sealSettings,
    memory: new SealMemory(file),
    clock,
  });
  const before = await log.head();
  await expect(beside.seal()).rejects.toThrow(
    `What this installation remembers of its seal cannot be written to ${file}: `,
  );
  const { events } = await log.readAll({ after: before, limit: 10 });
  expect(events.map(({ type }) => type)).toEqual(['LogTamperingFound', 'SealingStopped']);
  await expect(beside.seal()).rejects.toThrow(/Sealing is stopped/);
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  const { said } = await commandBeside(product, ['doctor', '--json'], { ANNALS_SEAL_MEMORY: file });
  expect(JSON.parse(said)).toContainEqual({
    check: 'seal',
    state: 'broken',
    detail: expect.stringContaining(`cannot be written to ${file}: `) as string,
  });
});
