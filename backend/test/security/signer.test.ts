import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointRecord } from '@annals/event-store/sealing/checkpoint-record';
import { inProcessSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { GuardedSigner } from '@annals/event-store/sealing/guarded-signer';
import { signerKey } from '@annals/event-store/sealing/signed-note';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remoteSigner, SignerAway } from '../../src/platform/sealing/remote-signer';
import { Seal } from '../../src/platform/sealing/seal';
import { SealMemory } from '../../src/platform/sealing/seal-memory';
import { sealSettings } from '../../src/platform/sealing/settings';
import { readConfiguration } from '../../src/platform/configuration/configuration';
import { openLogger } from '../../src/platform/kernel/logger';
import { signerServer } from '../../src/signer/server';
import { Evidence } from '../evidence-bundle';
import { OwnProcess } from '../own-process';
import { SEAL_SEED, startProduct, type Product } from '../product';

const ORIGIN = 'annals.example/log';
const TOKEN = randomBytes(24).toString('hex');

const directory = mkdtempSync(join(tmpdir(), 'annals-signer-'));
const socket = join(directory, 'signer.sock');
const signer = remoteSigner({ address: `unix:${socket}`, token: undefined });
let running: OwnProcess;
let product: Product;

const start = () =>
  OwnProcess.start(
    ['signer', '--log', ORIGIN, '--data', join(directory, 'data'), '--socket', socket],
    /is running at .*\n.*\n/,
    { ANNALS_SEAL_KEY: SEAL_SEED.toString('base64') },
  );

beforeAll(async () => {
  running = await start();
  product = await startProduct({ seal: { signer } });
}, 180_000);
afterAll(async () => {
  await running.kill();
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

const seal = () => product.annals.services.seal;
const news = () => product.as('admin');

test('a process of its own signs the log, on a socket that others may not open', async () => {
  expect(running.output).toContain(signerKey(ORIGIN, SEAL_SEED).text);
  expect(statSync(socket).mode & 0o007).toBe(0);
  await seal().seal();
  await news();
  expect(await seal().seal()).toBeDefined();
  const { findings } = await (await seal().verifier()).whole();
  expect(findings).toEqual([]);
});

test('evidence is proved with its key', async () => {
  const evidence = await Evidence.of(product);
  const archive = await evidence.download((await evidence.exported({ untilPosition: '20' })).id);
  expect(evidence.key).toBe(signerKey(ORIGIN, SEAL_SEED).text);
  expect(await evidence.verify(archive)).toMatchObject({ verdict: 'proved' });
});

test('while it is away nothing is sealed, its keys are still known, and it goes on where it was', async () => {
  await running.kill();
  await news();
  await expect(seal().seal()).rejects.toThrow(SignerAway);
  expect(await seal().stopped()).toBeUndefined();
  expect((await signer.keys(ORIGIN)).current.name).toBe(ORIGIN);
  running = await start();
  expect(await seal().seal()).toBeDefined();
});

describe('on a port', () => {
  const open = async () => {
    const record = new CheckpointRecord(join(directory, 'other'));
    const guarded = new GuardedSigner(ORIGIN, inProcessSigner(SEAL_SEED), record, false);
    const server = signerServer({ signer: guarded, token: TOKEN, logger: openLogger('silent') });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    return { address, close: () => server.close() };
  };

  test('it signs for those who say the token, and tells nobody else anything', async () => {
    const { address, close } = await open();
    for (const [path, method] of [
      ['/keys', 'GET'],
      ['/checkpoint', 'POST'],
      ['/statement', 'POST'],
    ] as const)
      for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`])
        expect((await fetch(address + path, { method, headers: { authorization } })).status).toBe(401);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    const told = remoteSigner({ address, token: TOKEN });
    expect((await told.keys(ORIGIN)).current.text).toBe(signerKey(ORIGIN, SEAL_SEED).text);
    await expect(told.keys('other.example/log')).rejects.toThrow(/signs for the log annals\.example\/log/);
    await expect(remoteSigner({ address, token: 'x' }).keys(ORIGIN)).rejects.toThrow(
      /ANNALS_SEAL_SIGNER_TOKEN/,
    );
    await expect(told.statement(ORIGIN, 'annals key change\nx\n')).rejects.toThrow(/status 422/);
    close();
  });
});

test('the product that has a signer has no key, makes none, and takes none', () => {
  const data = join(directory, 'product');
  const given = { NODE_ENV: 'test', ANNALS_DATA: data, ANNALS_SEAL_SIGNER: `unix:${socket}` };
  expect(sealSettings(readConfiguration(given)).isPreviousLost).toBe(false);
  expect(existsSync(join(data, 'seal-key.json'))).toBe(false);
  const key = randomBytes(32).toString('base64');
  for (const name of ['ANNALS_SEAL_KEY', 'ANNALS_SEAL_KEY_PREVIOUS'])
    expect(() => readConfiguration({ ...given, [name]: key })).toThrow(/belongs to the signer alone/);
  expect(() => readConfiguration({ ...given, ANNALS_SEAL_SIGNER: 'http://127.0.0.1:3081' })).toThrow(
    /ANNALS_SEAL_SIGNER_TOKEN is needed/,
  );
});

test('whoever owns the application and the database cannot have another history signed', async () => {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
  await client.query(
    `UPDATE annals_events.events SET data = jsonb_set(data::jsonb, '{overallRating}', '5')::json WHERE position = 700`,
  );
  await client.query(
    `UPDATE annals_events.events SET data = jsonb_set(data::jsonb, '{note}', '""')::json WHERE type = 'LogSealed'`,
  );
  await client.query('TRUNCATE annals_seal.tiles, annals_seal.checkpoints, annals_seal.state');
  await client.end();
  const { log, dispatch, sealSettings: settings } = product.annals.services;
  const rewritten = new Seal(log, dispatch, seal().store, {
    ...settings,
    memory: new SealMemory(undefined),
    clock: () => new Date(),
  });
  await expect(rewritten.seal()).rejects.toThrow(
    /Sealing is stopped.*The signer has signed this log over \d+ events, and the tree does not go on/,
  );
  expect(await rewritten.store.newestCheckpoint()).toBeUndefined();
});
