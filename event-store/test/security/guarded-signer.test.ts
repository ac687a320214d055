import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeAddCheckpoint } from '../../src/sealing/add-checkpoint';
import { checkpointText } from '../../src/sealing/checkpoint';
import { CheckpointRecord } from '../../src/sealing/checkpoint-record';
import { inProcessSigner } from '../../src/sealing/checkpoint-signer';
import { GuardedSigner } from '../../src/sealing/guarded-signer';
import { parseNote, signerKey, signersOf } from '../../src/sealing/signed-note';
import { TreeInMemory } from '../tree-in-memory';

const ORIGIN = 'annals.example/log';
const [BEFORE, SEED] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const [older, key] = [signerKey(ORIGIN, BEFORE), signerKey(ORIGIN, SEED)];
const stranger = signerKey(ORIGIN, Buffer.alloc(32, 3));
const tree = new TreeInMemory(key);
const rewritten = new TreeInMemory(key, 500, 'rewritten');

let directory: string;
let signer: GuardedSigner;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'annals-signer-'));
  signer = opened();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const opened = (isPreviousLost = false) =>
  new GuardedSigner(
    ORIGIN,
    inProcessSigner(SEED, isPreviousLost ? undefined : BEFORE),
    new CheckpointRecord(directory),
    isPreviousLost,
  );

async function asked(old: number, size: number, of = tree, origin = ORIGIN) {
  const checkpoint = checkpointText({ origin, size, root: await of.root(size) });
  return signer.checkpoint(
    writeAddCheckpoint({ old, proof: await of.proof(Math.min(old, size), size), checkpoint }),
  );
}

describe('a signer that stands apart', () => {
  test('signs a log as it grows, and remembers it over a restart', async () => {
    for (const [old, size] of [
      [0, 100],
      [100, 180],
      [180, 180],
      [180, 256],
    ] as const) {
      const answer = await asked(old, size);
      expect(signersOf(parseNote(answer.status === 200 ? answer.note : ''), [key])).toHaveLength(1);
      signer = opened();
    }
    expect(await asked(180, 300)).toEqual({ status: 409, size: 256 });
  });

  test('never signs a smaller tree, or another history, or another log', async () => {
    await asked(0, 200);
    expect(await asked(0, 100)).toEqual({ status: 409, size: 200 });
    expect(await asked(200, 100)).toEqual({ status: 409, size: 200 });
    expect(await asked(200, 300, rewritten)).toMatchObject({ status: 422 });
    expect(await asked(200, 200, rewritten)).toMatchObject({ status: 422 });
    expect(await asked(0, 300, rewritten)).toEqual({ status: 409, size: 200 });
    expect(await asked(0, 300, tree, 'other.example/log')).toMatchObject({ status: 422 });
    expect(await asked(200, 300)).toMatchObject({ status: 200 });
  });

  test('of two that ask at once for different trees, one gets a signature', async () => {
    await asked(0, 100);
    const answers = await Promise.all([asked(100, 200), asked(100, 201), asked(100, 202)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no proof', 'annals.example/log\n1\nAAAA\n'],
    ['lines behind the root', `old 0\n\n${ORIGIN}\n1\n${Buffer.alloc(32).toString('base64')}\nmore\n`],
    ['a root that is none', `old 0\n\n${ORIGIN}\n1\nAAAA\n`],
  ])('refuses %s', async (_, body) => {
    expect((await signer.checkpoint(body)).status).toBe(400);
  });

  test('signs the statements of the product, and no checkpoint in their place', async () => {
    const statement = (text: string, byBoth = false) => signer.statement(text, byBoth);
    for (const text of [
      'annals evidence v1\n{}\n',
      'annals erasures\nx\n',
      `annals sealing resumed\n${ORIGIN}\n{}\n`,
    ])
      expect(await statement(text)).toMatchObject({ status: 200 });
    const root = Buffer.alloc(32).toString('base64');
    for (const text of [
      `${ORIGIN}\n900\n${root}\n`,
      `annals evidence v1\n900\n${root}\n`,
      'annals something else\nx\n',
      '',
    ])
      expect(await statement(text)).toMatchObject({ status: 422 });
    expect(await statement('annals evidence v1\n{}\n', true)).toMatchObject({ status: 422 });
  });

  test('hands over to its own key alone, from the one before it, for trees that were not signed yet', async () => {
    await asked(0, 200);
    const change = (from: string, to: string, size: number) =>
      signer.statement(`annals key change\n${ORIGIN}\n${from}\n${to}\n${String(size)}\n`, true);
    const signed = await change(older.text, key.text, 201);
    expect(signersOf(parseNote(signed.status === 200 ? signed.note : ''), [older, key])).toHaveLength(2);
    for (const [from, to, size] of [
      [older, key, 200],
      [key, stranger, 300],
      [stranger, key, 300],
    ] as const)
      expect(await change(from.text, to.text, size)).toMatchObject({ status: 422 });
    signer = opened(true); // the operator says that the one before is lost
    expect(await change(stranger.text, key.text, 201)).toMatchObject({ status: 200 });
    expect(await change(key.text, stranger.text, 201)).toMatchObject({ status: 422 });
  });
});
