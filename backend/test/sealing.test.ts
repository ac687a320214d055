import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logAlarmView, inclusionProof, sealStatus } from '@annals/contracts/features/audit/seal-views';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { inProcessSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { isIncluded } from '@annals/event-store/sealing/proofs';
import { parseNote, signersOf, verifierKey } from '@annals/event-store/sealing/signed-note';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bucketPlace } from '../src/platform/sealing/places/bucket';
import { folderPlace, latestIn } from '../src/platform/sealing/places/folder';
import { webhookPlace } from '../src/platform/sealing/places/webhook';
import { placesOf, publishCheckpoints } from '../src/platform/sealing/publish';
import { Seal } from '../src/platform/sealing/seal';
import { SealMemory } from '../src/platform/sealing/seal-memory';
import type { SealSecrets } from '../src/platform/sealing/seal-keys';
import { verifyNextSlice } from '../src/platform/sealing/verification';
import { openMetrics } from '../src/features/operations/metrics';
import { SEAL_SEED, startProduct, type Product } from './product';

const folder = mkdtempSync(join(tmpdir(), 'annals-checkpoints-'));
let product: Product;
beforeAll(async () => {
  product = await startProduct({ seal: { folder, scheduled: true } });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const services = () => product.annals.services;
const signIn = () => product.as('auditor');
/** Signs in once: that is an event, as the tests that need one know. */
let signedIn: ReturnType<typeof signIn> | undefined;
const auditor = () => (signedIn ??= signIn());
const statusOf = async () => sealStatus.parse((await (await auditor()).get('/api/audit/seal')).json);
const sealedEvents = async () => {
  const { rows } = await withDatabase((client) =>
    client.query<{ count: string }>(`SELECT count(*) FROM annals_events.events WHERE type = 'LogSealed'`),
  );
  return Number(rows[0]?.count);
};

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

describe('the log seals itself', () => {
  test('with a checkpoint that is an event, stands in the folder, and is signed with the key that everybody can see', async () => {
    await vi.waitFor(() => expect(latestIn(folder)).toBeDefined(), { timeout: 20_000 });
    const checkpoint = parseCheckpoint(latestIn(folder) ?? '');
    const status = await statusOf();
    expect(status).toMatchObject({ origin: 'annals.example/log', alarms: 0 });
    expect(status.newest?.size).toBeGreaterThanOrEqual(checkpoint.size);
    expect(status.places).toMatchObject([{ name: 'folder', error: null }]);
    expect(signersOf(checkpoint.signed, status.keys.map(verifierKey))).toHaveLength(1);
    expect(readdirSync(folder)).toContain(`${String(checkpoint.size).padStart(16, '0')}.txt`);
    expect(await sealedEvents()).toBeGreaterThan(0);
  });

  test('and is at rest when nothing but the seal’s own event is new', async () => {
    await services().seal.seal(); // the sign-in of the auditor
    const before = await sealedEvents();
    for (let round = 0; round < 3; round += 1) expect(await services().seal.seal()).toBeUndefined();
    expect(await sealedEvents()).toBe(before);
    expect((await statusOf()).unsealed).toBe('0');
  });

  test('once, whoever else seals at the same moment', async () => {
    await signIn(); // an event
    const other = await product.again(['jobs']);
    const before = await sealedEvents();
    await Promise.all(
      [services(), other.services, services(), other.services].map(({ seal }) => seal.seal()),
    );
    await vi.waitFor(async () => {
      await services().seal.seal();
      expect((await statusOf()).unsealed).toBe('0');
    }, 20_000);
    const { rows } = await withDatabase((client) =>
      client.query<{ size: number }>(
        `SELECT (data->>'size')::integer AS size FROM annals_events.events WHERE type = 'LogSealed' ORDER BY position`,
      ),
    );
    expect(rows.length).toBeGreaterThan(before);
    expect(new Set(rows.map(({ size }) => size)).size).toBe(rows.length);
    await other.stop();
  });

  test('proves every event to an auditor, and to nobody else', async () => {
    await services().seal.seal();
    const reader = await auditor();
    for (const position of ['1', '2', '300']) {
      const proof = inclusionProof.parse((await reader.get(`/api/audit/seal/proofs/${position}`)).json);
      const { size, root } = parseCheckpoint(proof.checkpoint ?? '');
      const bytes = (text: string) => Buffer.from(text, 'base64');
      expect(proof.status).toBe('proved');
      const claim = {
        index: proof.index ?? -1,
        leaf: bytes(proof.leaf),
        path: proof.path.map(bytes),
        size,
        root,
      };
      expect(isIncluded(claim)).toBe(true);
    }
    expect((await reader.get('/api/audit/seal/proofs/999999')).status).toBe(404);
    expect((await reader.get('/api/audit/seal/proofs/0')).status).toBe(404);
    const manager = await product.as('manager');
    expect((await manager.get('/api/audit/seal/proofs/1')).status).toBe(403);
    expect((await manager.get('/api/audit/seal')).status).toBe(403);
  });

  test('so that destroying a person’s key changes no leaf', async () => {
    await services().seal.seal();
    const keys = new PostgresPersonalKeys(
      product.databaseUrl,
      parseMasterKey(randomBytes(32).toString('base64')),
    );
    expect(await keys.destroy(product.cast.employee.id)).toBe(1);
    await keys.close();
    const { findings, verified } = await (await services().seal.verifier()).whole();
    expect(findings).toEqual([]);
    expect(verified).toBeGreaterThan(300);
  });
});

describe('publishing', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  /** A server outside that takes what it is sent and gives it back under the same address, or answers with an error while `isDown`. */
  const outside = async () => {
    const seen: { method: string; path: string; authorization: string; body: string }[] = [];
    const state = { isDown: false, seen, url: '' };
    const server = createServer((request, response) => {
      void readAll(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const stored = seen.findLast(({ path }) => path === url)?.body;
        if (state.isDown) return void response.writeHead(503).end('a secret of theirs');
        if (method === 'GET') return void response.writeHead(stored === undefined ? 404 : 200).end(stored);
        if (headers['if-none-match'] === '*' && stored !== undefined)
          return void response.writeHead(412).end();
        seen.push({ method, path: url, authorization: headers.authorization ?? '', body });
        response.writeHead(200).end('a secret of theirs');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    state.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    return state;
  };

  test('brings every checkpoint to a webhook and a bucket, signed as S3 wants it', async () => {
    const [hook, bucket] = [await outside(), await outside()];
    const places = [
      webhookPlace(`${hook.url}/seal`),
      bucketPlace({
        url: `${bucket.url}/our-bucket/annals/`,
        accessKeyId: 'AKID',
        secretAccessKey: 'secret',
        region: 'eu-central-1',
      }),
    ];
    expect(await publishCheckpoints(services().seal.store, places, new Date())).toEqual([]);
    const kept = await services().seal.store.checkpoints();
    expect(hook.seen.map(({ body }) => body)).toEqual(kept.map(({ note }) => note));
    expect(hook.seen[0]).toMatchObject({ method: 'POST', path: '/seal' });
    expect(bucket.seen.filter(({ path }) => path.endsWith('latest.txt')).at(-1)?.body).toBe(
      kept.at(-1)?.note,
    );
    expect(bucket.seen[0]?.path).toMatch(/^\/our-bucket\/annals\/\d{16}\.txt$/);
    expect(bucket.seen[0]?.method).toBe('PUT');
    expect(bucket.seen[0]?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/s3\/aws4_request/,
    );
  });

  test('waits longer after each failure, tells why without repeating what was answered, and catches up', async () => {
    const place = await outside();
    const { store } = services().seal;
    const places = [{ ...webhookPlace(place.url), name: 'unreliable' }, folderPlace(folder)];
    place.isDown = true;
    const start = Date.parse('2026-06-01T00:00:00Z');
    const at = (seconds: number) => publishCheckpoints(store, places, new Date(start + seconds * 1_000));
    expect(await at(0)).toMatchObject([{ place: 'unreliable' }]);
    expect(await at(29)).toEqual([]); // not tried again yet
    expect(await at(31)).toHaveLength(1);
    expect(await at(31 + 59)).toEqual([]);
    const stand = (await placesOf(store)).find(({ name }) => name === 'unreliable');
    expect(stand).toMatchObject({
      size: 0,
      error: 'It answered with status 503.',
      retryAt: '2026-06-01T00:01:31.000Z',
    });
    place.isDown = false;
    expect(await at(31 + 61)).toEqual([]);
    expect(place.seen).toHaveLength((await store.checkpoints()).length);
    expect((await placesOf(store)).find(({ name }) => name === 'unreliable')).toMatchObject({
      error: null,
      retryAt: null,
    });
  });
});

describe('a log that is not what was sealed', () => {
  test('raises one alarm for each thing, with the exact position, that administrators and auditors can list', async () => {
    const verify = async () => {
      const { seal } = services();
      let found: readonly unknown[] = [];
      for (let slice = 0; slice < 3 && found.length === 0; slice += 1)
        found = await verifyNextSlice(seal, () => Promise.resolve([]), new Date());
      return found;
    };
    await services().seal.catchUp();
    expect(await verify()).toEqual([]);
    await withDatabase(async (client) => {
      await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
      await client.query(
        `UPDATE annals_events.events SET metadata = '{"actorId":"nobody"}' WHERE position = 7`,
      );
      await client.query('UPDATE annals_events.events SET position = 1000000 WHERE position = 20');
      await client.query('UPDATE annals_events.events SET position = 20 WHERE position = 90');
      await client.query('UPDATE annals_events.events SET position = 90 WHERE position = 1000000');
      await client.query('ALTER TABLE annals_events.events ENABLE TRIGGER ALL');
    });
    expect(await verify()).toHaveLength(2);
    expect(await verify()).toHaveLength(2);
    const administrator = await product.as('admin');
    for (const reader of [administrator, await auditor()]) {
      await vi.waitFor(async () => {
        const alarms = z.array(logAlarmView).parse((await reader.get('/api/audit/seal/alarms')).json);
        expect(alarms.map(({ sentence }) => sentence).sort()).toEqual([
          'The event at position 20 is the one that was sealed at position 90.',
          'The event at position 7 is not the one that was sealed.',
        ]);
      }, 20_000);
    }
    expect(await statusOf()).toMatchObject({ alarms: 2, openAlarms: 2 });
    const broken = (await (await auditor()).get('/api/audit/seal/proofs/20')).json;
    expect(inclusionProof.parse(broken).status).toBe('broken');
    expect(readFileSync(join(folder, 'latest.txt'), 'utf8')).toContain('annals.example/log');
  });

  test('goes quiet at a place that an administrator has taken note of, and is loud again at another', async () => {
    const administrator = await product.as('admin');
    const listed = async () =>
      z.array(logAlarmView).parse((await administrator.get('/api/audit/seal/alarms')).json);
    const [first] = await listed();
    const path = `/api/audit/seal/alarms/${first?.id ?? ''}/acknowledge`;
    const reason = 'Altered by us to see whether it is found.';
    expect((await (await auditor()).post(path, { reason })).status).toBe(403);
    expect((await administrator.post(path, { reason: '   ' })).status).toBe(422);
    expect(
      (await administrator.post(path.replace(/[^/]+\/ack/, `${randomUUID()}/ack`), { reason })).status,
    ).toBe(404);
    const command = { 'Idempotency-Key': randomUUID() };
    expect((await administrator.post(path, { reason }, command)).status).toBe(200);
    expect((await administrator.post(path, { reason }, command)).status).toBe(200); // the same command once more
    expect((await administrator.post(path, { reason: 'What I say is better than that.' })).status).toBe(409);
    expect((await listed()).map(({ id, reason: words }) => [id === first?.id, words])).toEqual([
      [false, null], // what is open comes first
      [true, reason],
    ]);
    expect((await listed()).at(-1)).toMatchObject({ acknowledgedBy: product.cast.admin.id });
    expect((await listed()).at(-1)?.acknowledgedByName).toBeTruthy();
    expect(await statusOf()).toMatchObject({ alarms: 2, openAlarms: 1 });
    const { json } = await (await auditor()).get(`/api/audit/records/logAlarm-${first?.id ?? ''}/history`);
    expect(JSON.stringify(json)).toContain(`acknowledged the alarm: ${reason}`);
    // Found once more it stays quiet; at another place it is loud.
    await verifyNextSlice(services().seal, () => Promise.resolve([]), new Date());
    expect(await statusOf()).toMatchObject({ alarms: 2, openAlarms: 1 });
    await withDatabase(async (client) => {
      await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
      await client.query(
        `UPDATE annals_events.events SET metadata = '{"actorId":"nobody"}' WHERE position = 8`,
      );
      await client.query('ALTER TABLE annals_events.events ENABLE TRIGGER ALL');
    });
    await verifyNextSlice(services().seal, () => Promise.resolve([]), new Date());
    await vi.waitFor(
      async () => expect(await statusOf()).toMatchObject({ alarms: 3, openAlarms: 2 }),
      20_000,
    );
    expect((await listed())[0]).toMatchObject({ position: '8', acknowledgedAt: null });
    const metrics = openMetrics(services());
    const figures = await metrics.text();
    expect(figures).toContain('annals_seal_tampering_alarms{state="open"} 2');
    expect(figures).toContain('annals_seal_tampering_alarms{state="acknowledged"} 1');
    expect(figures).toContain('annals_seal_unsealed_events ');
    expect(figures).toContain('annals_seal_place_failing{place="folder"} 0');
    expect(figures).toMatch(/annals_seal_checkpoint_age_seconds \d/);
    expect(figures).toMatch(/annals_seal_verification_age_seconds \d/);
  });
});

describe('a changed key', () => {
  const sealWith = ({ current, previous, isPreviousLost = false }: Partial<SealSecrets>): Seal => {
    const { log, dispatch, seal } = services();
    const signer = inProcessSigner(current ?? randomBytes(32), previous);
    const memory = new SealMemory(undefined);
    const clock = () => new Date();
    return new Seal(log, dispatch, seal.store, { signer, isPreviousLost, memory, origin: undefined, clock });
  };

  test('is refused until the old one signs the change, which is an event', async () => {
    await signIn();
    const [second, third] = [randomBytes(32), randomBytes(32)];
    const first = SEAL_SEED;
    await expect(sealWith({ current: second }).seal()).rejects.toThrow(/ANNALS_SEAL_KEY_PREVIOUS/);
    await expect(sealWith({ current: second, previous: third }).seal()).rejects.toThrow(
      /ANNALS_SEAL_KEY_PREVIOUS/,
    );

    const changed = sealWith({ current: second, previous: first });
    expect(await changed.seal()).toBeDefined();
    const [kept] = (await changed.store.keys()).slice(-1);
    const keys = (await changed.store.keys()).map(({ key }) => verifierKey(key));
    expect(signersOf(parseNote(kept?.change ?? ''), keys)).toHaveLength(2);
    // With the new key alone the old checkpoints are believed still, because the new key names the old one.
    const ofSecond = await (await sealWith({ current: second }).verifier()).whole();
    expect(ofSecond.findings.filter(({ kind }) => kind === 'foreign-checkpoint')).toEqual([]);
    // And a key that is only in the table is not.
    const stranger = await sealWith({ current: third }).verifier();
    const ofStranger = await stranger.whole();
    expect(ofStranger.findings.map(({ kind }) => kind)).toContain('foreign-checkpoint');

    await signIn();
    const lost = sealWith({ current: third, isPreviousLost: true });
    expect(await lost.seal()).toBeDefined();
    const { rows } = await withDatabase((client) =>
      client.query<{ signed: boolean }>(
        `SELECT (data->>'isSignedByOldKey')::boolean AS signed FROM annals_events.events WHERE type = 'SealKeyChanged' ORDER BY position`,
      ),
    );
    expect(rows).toEqual([{ signed: true }, { signed: false }]);
  });
});

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
