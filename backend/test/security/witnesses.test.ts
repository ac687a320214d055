import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealStatus } from '@annals/contracts/features/audit/seal-views';
import { witnessKey, witnessSignerKey } from '@annals/event-store/sealing/cosignature';
import { CheckpointRecord } from '@annals/event-store/sealing/checkpoint-record';
import { signerKey, verifierKey } from '@annals/event-store/sealing/signed-note';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TreeInMemory } from '../../../event-store/test/tree-in-memory';
import { publishCheckpoints } from '../../src/platform/sealing/publish';
import { Seal } from '../../src/platform/sealing/seal';
import { SealMemory } from '../../src/platform/sealing/seal-memory';
import { placesIn } from '../../src/platform/sealing/settings';
import type { WitnessSettings } from '../../src/platform/sealing/witnesses/ask';
import { cosignNewest } from '../../src/platform/sealing/cosign';
import { cosignaturesUnder, cosignedNote } from '../../src/platform/sealing/witnesses/kept';
import { openLogger } from '../../src/platform/kernel/logger';
import { openMetrics } from '../../src/features/operations/metrics';
import { witnessServer } from '../../src/witness/server';
import { commandBeside, settingsBeside } from '../command-here';
import { collect, Evidence, filesOf, packed, textIn } from '../evidence-bundle';
import { startWitness, type WitnessProcess } from '../own-process';
import { SEAL_SEED, startProduct, type Product } from '../product';
import { SERVER_PROGRAM } from '../server-program';

const ORIGIN = 'annals.example/log';
const LOG_KEY = signerKey(ORIGIN, SEAL_SEED).text;

const directory = mkdtempSync(join(tmpdir(), 'annals-witnesses-'));
const folder = join(directory, 'published');
let product: Product;
let first: WitnessProcess;
let second: WitnessProcess;
/** Knows other logs than this one. */
let stranger: Pick<WitnessProcess, 'key' | 'url'>;
let witnesses: readonly WitnessSettings[];

/** What ends with this file. */
const ending: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const start = async (name: string) => {
    const started = await startWitness(`witness.example/${name}`, join(directory, name), LOG_KEY);
    ending.push(() => started.process.kill());
    return started;
  };
  [first, second] = await Promise.all([start('w1'), start('w2')]);
  stranger = await inThisProcess('w3', signerKey('other.example/log', Buffer.alloc(32, 5)).text);
  witnesses = [first, second].map(settingsOf);
  product = await startProduct({ seal: { folder, witnesses } });
  ending.push(() => product.stop());
}, 180_000);
afterAll(async () => {
  for (const end of ending.toReversed()) await end();
  rmSync(directory, { recursive: true, force: true });
});

/** Another witness, which needs no process of its own. */
async function inThisProcess(name: string, log: string): Promise<Pick<WitnessProcess, 'key' | 'url'>> {
  const key = witnessSignerKey(`witness.example/${name}`, Buffer.alloc(32, name));
  const record = new CheckpointRecord(join(directory, name));
  const server = witnessServer({ key, logs: [verifierKey(log)], record, logger: openLogger('silent') });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(() => Promise.resolve(server.close()));
  const { port } = server.address() as AddressInfo;
  return { key: key.text, url: `http://127.0.0.1:${String(port)}` };
}

const settingsOf = ({ key, url }: Pick<WitnessProcess, 'key' | 'url'>): WitnessSettings => ({
  key: witnessKey(key),
  url,
});
const seal = () => product.annals.services.seal;
const news = () => product.as('admin');

async function publish() {
  const { store } = seal();
  await publishCheckpoints(store, placesIn(product.annals.services.sealSettings), new Date(), (checkpoint) =>
    cosignedNote(store, witnesses, checkpoint),
  );
  return readFileSync(join(folder, 'latest.txt'), 'utf8');
}

async function statusOf() {
  const administrator = await news();
  return sealStatus.parse((await administrator.get('/api/audit/seal')).json);
}

describe('two witnesses', () => {
  test('cosign every checkpoint, which is published with what they say', async () => {
    for (let round = 0; round < 3; round += 1) {
      await news();
      const checkpoint = await seal().seal();
      expect(await cosignNewest(seal(), witnesses, new Date())).toEqual([]);
      const latest = await publish();
      expect(latest.startsWith(checkpoint?.note ?? 'none')).toBe(true);
      const keys = witnesses.map(({ key }) => key);
      expect(
        cosignaturesUnder(latest, keys)
          .map(({ witness }) => witness.name)
          .toSorted(),
      ).toEqual(['witness.example/w1', 'witness.example/w2']);
    }
  });

  test('are shown with what they cosigned last, and tell Prometheus', async () => {
    const { size = 0 } = (await seal().store.newestCheckpoint()) ?? {};
    const status = await statusOf();
    expect(status).toMatchObject({ stopped: null, isAlone: false });
    expect(status.witnesses).toMatchObject([
      { name: 'witness.example/w1', key: first.key, size, error: null },
      { name: 'witness.example/w2', key: second.key, size, error: null },
    ]);
    for (const { cosignedAt } of status.witnesses)
      expect(Math.abs(Date.now() - Date.parse(cosignedAt ?? ''))).toBeLessThan(120_000);
    const figures = await openMetrics(product.annals.services).text();
    expect(figures).toContain('annals_seal_witness_failing{witness="witness.example/w1"} 0');
    expect(figures).toContain(
      `annals_seal_witness_cosigned_events{witness="witness.example/w2"} ${String(size)}`,
    );
    expect(figures).toMatch(
      /annals_seal_witness_cosignature_age_seconds\{witness="witness.example\/w1"\} \d/,
    );
  });

  test('are asked once for each checkpoint, and again after an hour without news', async () => {
    const { size } = (await seal().store.newestCheckpoint()) ?? { size: 0 };
    const lineOf = async () =>
      cosignedNote(seal().store, witnesses, (await seal().store.newestCheckpoint()) ?? { size, note: '' });
    const before = await lineOf();
    await cosignNewest(seal(), witnesses, new Date());
    expect(await lineOf()).toBe(before);
    const refreshed = async () => {
      await cosignNewest(seal(), witnesses, new Date(Date.now() + 3_700_000));
      return lineOf();
    };
    await expect.poll(refreshed).not.toBe(before); // their clocks count seconds
    expect((await lineOf()).split('\n')).toHaveLength(before.split('\n').length);
  });

  test('that is away, or does not know the log, stops nothing and is said', async () => {
    await second.process.kill();
    await news();
    expect(await seal().seal()).toBeDefined();
    const failed = await cosignNewest(seal(), [...witnesses, settingsOf(stranger)], new Date());
    expect(failed.map(({ witness }) => witness)).toEqual(['witness.example/w2', 'witness.example/w3']);
    expect(String(failed[1]?.error)).toMatch(/does not know this log/);
    const status = await statusOf();
    expect(status.stopped).toBeNull();
    expect(status.witnesses).toMatchObject([
      { name: 'witness.example/w1', error: null },
      { name: 'witness.example/w2', error: 'It cannot be reached (ECONNREFUSED).' },
    ]);
    expect(status.witnesses[1]?.size).toBeLessThan(status.witnesses[0]?.size ?? 0);
    expect(await openMetrics(product.annals.services).text()).toContain(
      'annals_seal_witness_failing{witness="witness.example/w2"} 1',
    );
    // Nothing but waiting would come of asking it at once again.
    expect(await cosignNewest(seal(), witnesses, new Date())).toEqual([]);
  });

  test('goes on where it was when it comes back', async () => {
    const port = Number(new URL(second.url).port);
    second = await startWitness('witness.example/w2', join(directory, 'w2'), LOG_KEY, port);
    ending.push(() => second.process.kill());
    expect(second.key).toBe(witnesses[1]?.key.text);
    expect(await cosignNewest(seal(), witnesses, new Date(), 'missing')).toEqual([]);
    const { witnesses: shown, newest } = await statusOf();
    expect(shown.map(({ size, error }) => [size, error])).toEqual([
      [newest?.size, null],
      [newest?.size, null],
    ]);
  });
});

describe('a bundle of evidence', () => {
  let evidence: Evidence;
  let archive: Buffer;
  beforeAll(async () => {
    evidence = await Evidence.of(product);
    archive = await evidence.download((await evidence.exported({ untilPosition: '50' })).id);
  });
  const verify = (bytes: Buffer, ...keys: readonly string[]) =>
    evidence.verify(bytes, { keys: [evidence.key], witnesses: keys });
  const changed = async (change: (text: string) => string) => {
    const files = await filesOf(archive);
    files.set('checkpoint.txt', Buffer.from(change(textIn(files, 'checkpoint.txt'))));
    const { findings } = await verify(await packed(files), first.key, second.key);
    return findings
      .map(({ code, message }) => `${code} ${message}`)
      .filter((text) => text.includes('cosigned'));
  };

  test('carries the cosignatures, which the verifier checks', async () => {
    expect(await verify(archive, first.key, second.key)).toMatchObject({ verdict: 'proved', findings: [] });
  });

  test('is not proved with the key of another witness, of the same name or not', async () => {
    const sameName = first.key.replace(/\+.*/, '');
    for (const key of [stranger.key, witnessSignerKey(sameName, Buffer.alloc(32, 8)).text]) {
      const result = await verify(archive, first.key, key);
      expect(result.verdict).toBe('not-proved');
      expect(result.findings.map(({ code }) => code)).toEqual(['not-cosigned']);
    }
  });

  test('nor with a cosignature whose time was altered', async () => {
    const found = await changed((text) =>
      text.replace(/— witness\.example\/w1 (\S+)/, (_, encoded: string) => {
        const bytes = Buffer.from(encoded, 'base64');
        bytes.writeUInt8((bytes.at(11) ?? 0) ^ 1, 11);
        return `— witness.example/w1 ${bytes.toString('base64')}`;
      }),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^not-cosigned .* not cosigned by the witness witness\.example\/w1/);
  });

  test('nor without one', async () => {
    const found = await changed((text) => text.replace(/— witness\.example\/w2 \S+\n/, ''));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^not-cosigned .* not cosigned by the witness witness\.example\/w2/);
  });
});

describe('at the command line', () => {
  const settings = () => ({
    NODE_ENV: 'test',
    ANNALS_SEAL_KEY: SEAL_SEED.toString('base64'),
    ANNALS_SEAL_ORIGIN: ORIGIN,
    ANNALS_DATA: join(directory, 'data'),
  });

  test('the log is verified with the keys of witnesses who cosigned it, and not with that of another', async () => {
    await cosignNewest(seal(), witnesses, new Date(), 'missing');
    const asked = { ANNALS_SEAL_WITNESSES: witnesses.map(({ key, url }) => `${key.text} ${url}`).join(',') };
    const verified = (by: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
      commandBeside(product, ['audit', 'verify', ...by.flatMap((key) => ['--witness', key])], {
        ...settings(),
        ...environment,
      });
    const good = await verified([first.key, second.key], asked);
    expect(good.said).toMatch(
      /Everything is as it was sealed\.\n(The newest .* under no signed checkpoint yet, .*\n)?The witness witness\.example\/w1 .* has cosigned/,
    );
    expect(good.code).toBe(0);
    const other = await verified([first.key, stranger.key]);
    expect(other.said).toMatch(/No checkpoint of this log is cosigned by the witness witness\.example\/w3/);
    expect(other.code).toBe(3);
  });

  test('production that names nobody outside says so when it starts', async () => {
    const child = spawn(process.execPath, [...SERVER_PROGRAM, 'start'], {
      env: {
        PATH: process.env['PATH'],
        ...settingsBeside(product),
        ...settings(),
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://annals.example',
        ANNALS_ROLES: 'api',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    const lines = (await collect(child.stderr)).toString('utf8').split('\n');
    const line = lines.find((one) => one.includes('No checkpoint leaves this installation'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40 });
    expect(await ended).toEqual([1, null]); // the demo company's accounts are open
  });
});

describe('history that was rewritten, with everything that this installation remembers of it', () => {
  let rewritten: Seal;
  beforeAll(async () => {
    // The owner of the machine: the database, the folder, what is remembered, and the key.
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
    await client.query(
      `UPDATE annals_events.events SET data = jsonb_set(data::jsonb, '{overallRating}', '5')::json WHERE position = 700`,
    );
    await client.query(
      `UPDATE annals_events.events SET data = jsonb_set(data::jsonb, '{note}', '""')::json WHERE type = 'LogSealed'`,
    );
    await client.query(
      'TRUNCATE annals_seal.tiles, annals_seal.checkpoints, annals_seal.state, annals_seal.places',
    );
    await client.query('TRUNCATE annals_seal.cosignatures, annals_seal.witnesses');
    await client.end();
    rmSync(folder, { recursive: true });
    const { log, dispatch, sealSettings } = product.annals.services;
    rewritten = new Seal(log, dispatch, seal().store, {
      ...sealSettings,
      memory: new SealMemory(undefined),
      clock: () => new Date(),
    });
  });

  test('is sealed again, as nobody here can tell', async () => {
    expect(await rewritten.seal()).toBeDefined();
  });

  test('and is found by a witness alone: sealing stops with an alarm', async () => {
    await expect(cosignNewest(rewritten, [settingsOf(first)], new Date())).rejects.toThrow(
      /The witness witness\.example\/w1 has cosigned this log over \d+ events, and the tree does not go on/,
    );
    await expect(rewritten.seal()).rejects.toThrow(/Sealing is stopped/);
    const status = await statusOf();
    // The publishing job of the product asks as well, and may have met the other one first.
    expect(status.stopped?.finding).toMatch(/witness\.example\/w[12]/);
    expect(status.openAlarms).toBeGreaterThan(0);
    // What the log has signed twice is kept as evidence.
    const logs = join(directory, 'w1', 'logs');
    const [name = ''] = readdirSync(logs);
    expect(readdirSync(join(logs, name, 'refused'))).toHaveLength(1);
  });

  test('cannot be resumed as if nothing were, and after the break was accepted the witness still does not cosign', async () => {
    const resume = (acceptsBreaks: boolean) =>
      rewritten.resume('The events are lost.', [], { acceptsBreaks, witnesses });
    await expect(resume(false)).rejects.toThrow(/were rewritten|was rewritten|do not lead/);
    const given = await resume(true);
    product.annals.services.sealSettings.memory.resume(null); // which an installation keeps in one file
    expect(given.map((one) => one.replace(/\+.*/, ''))).toEqual([
      'witness witness.example/w1',
      'witness witness.example/w2',
    ]);
    await news();
    expect(await rewritten.seal()).toBeDefined();
    expect(await cosignNewest(rewritten, witnesses, new Date(), 'all')).toEqual([]);
    const { witnesses: shown, stopped } = await statusOf();
    expect(stopped).toBeNull();
    for (const { size, error } of shown) {
      expect(size).toBe(0);
      expect(error).toMatch(/has cosigned another log of this name/);
    }
  });
});

test('a tree that was set back is found by the witness, which has seen more', async () => {
  const ahead = await inThisProcess('w4', LOG_KEY);
  const tree = new TreeInMemory(signerKey(ORIGIN, SEAL_SEED), 5_000);
  const body = await tree.request(0, 5_000);
  expect((await fetch(`${ahead.url}/add-checkpoint`, { method: 'POST', body })).status).toBe(200);
  const { log, dispatch, sealSettings } = product.annals.services;
  const options = { ...sealSettings, memory: new SealMemory(undefined), clock: () => new Date() };
  const process = new Seal(log, dispatch, seal().store, options);
  await expect(cosignNewest(process, [settingsOf(ahead)], new Date())).rejects.toThrow(
    /has cosigned this log over 5000 events; it covers \d+\./,
  );
});

describe('the server of a witness', () => {
  test('answers for its health, and refuses what is too large or no request', async () => {
    const send = (path: string, init?: RequestInit) => fetch(`${first.url}${path}`, init);
    expect((await send('/health/live')).status).toBe(200);
    expect(await (await send('/health/ready')).text()).toBe('ready\n');
    expect((await send('/add-checkpoint')).status).toBe(405);
    expect((await send('/elsewhere')).status).toBe(404);
    expect((await send('/add-checkpoint', { method: 'POST', body: 'nothing' })).status).toBe(400);
    const large = await send('/add-checkpoint', { method: 'POST', body: 'x'.repeat(200_000) }).catch(
      () => undefined,
    );
    expect(large?.status ?? 413).toBe(413);
    expect((await send('/health/live')).status).toBe(200);
  });

  test('ends when it is asked to', async () => {
    expect(await second.process.stop()).toBe(0);
  });
});
