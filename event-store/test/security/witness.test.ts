import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeAddCheckpoint } from '../../src/sealing/add-checkpoint';
import { CheckpointRecord, RecordMoved } from '../../src/sealing/checkpoint-record';
import { cosignaturesOf, witnessKey, witnessSignerKey } from '../../src/sealing/cosignature';
import { MalformedNote, parseNote, signerKey, verifierKey } from '../../src/sealing/signed-note';
import { Witness, type WitnessAnswer } from '../../src/sealing/witness';
import { TreeInMemory } from '../tree-in-memory';

const ORIGIN = 'annals.example/log';
const LOG_KEY = signerKey(ORIGIN, Buffer.alloc(32, 1));
const KEY = witnessSignerKey('witness.example/w1', Buffer.alloc(32, 2));
const AT = new Date('2026-05-04T10:00:00.500Z');
const tree = new TreeInMemory(LOG_KEY);
const rewritten = new TreeInMemory(LOG_KEY, 500, 'rewritten');

let directory: string;
let witness: Witness;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'annals-witness-'));
  witness = opened();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const opened = () => new Witness(KEY, [verifierKey(LOG_KEY.text)], new CheckpointRecord(directory), () => AT);
const known = (of = witness) => {
  const answer = of.addCheckpoint(writeAddCheckpoint({ old: 999, proof: [], checkpoint: bigNote }));
  return answer.status === 409 ? answer.size : undefined;
};
let bigNote: string;
beforeEach(async () => {
  // Over more than any other, with an old size that fits none: it asks how far the witness has come.
  bigNote = await new TreeInMemory(LOG_KEY, 1_000).checkpoint(1_000);
});

describe('a witness', () => {
  test('cosigns the first checkpoint of a log, and each that goes on from the last', async () => {
    for (const [old, size] of [
      [0, 100],
      [100, 101],
      [101, 256],
      [256, 256],
      [256, 500],
    ] as const) {
      const answer = witness.addCheckpoint(await tree.request(old, size));
      expect(answer).toMatchObject({ status: 200, size });
      const note = parseNote((await tree.checkpoint(size)) + linesOf(answer));
      expect(cosignaturesOf(note, [witnessKey(KEY.text)])).toMatchObject([
        { witness: { name: 'witness.example/w1' }, at: new Date('2026-05-04T10:00:00.000Z') },
      ]);
      expect(known()).toBe(size);
    }
  });

  test('says how far it has come to whoever starts from another size, also after it was started again', async () => {
    witness.addCheckpoint(await tree.request(0, 100));
    const again = opened();
    expect(again.addCheckpoint(await tree.request(0, 200))).toMatchObject({
      status: 409,
      size: 100,
      isContradiction: false,
    });
    expect(again.addCheckpoint(await tree.request(99, 200))).toMatchObject({ status: 409, size: 100 });
    expect(again.addCheckpoint(await tree.request(100, 200))).toMatchObject({ status: 200 });
  });

  test('never cosigns a smaller tree, nor one that does not go on from the last, and keeps what was signed over it', async () => {
    witness.addCheckpoint(await tree.request(0, 100));
    expect(witness.addCheckpoint(await tree.request(50, 60))).toMatchObject({ status: 409, size: 100 });
    expect(witness.addCheckpoint(await tree.request(0, 60))).toMatchObject({ status: 409, size: 100 });
    expect(witness.addCheckpoint(await rewritten.request(100, 200))).toMatchObject({ status: 422 });
    expect(witness.addCheckpoint(await rewritten.request(100, 100))).toMatchObject({
      status: 409,
      size: 100,
      isContradiction: true,
    });
    expect(known()).toBe(100);
    const [folder = ''] = readdirSync(directory);
    expect(readdirSync(join(directory, folder, 'refused'))).toHaveLength(2);
  });

  test('refuses a true checkpoint with a proof that is not one', async () => {
    witness.addCheckpoint(await tree.request(0, 100));
    const checkpoint = await tree.checkpoint(200);
    const proof = await tree.proof(100, 200);
    for (const wrong of [[], proof.slice(1), [...proof, Buffer.alloc(32)], proof.toReversed()])
      expect(witness.addCheckpoint(writeAddCheckpoint({ old: 100, proof: wrong, checkpoint })).status).toBe(
        422,
      );
    expect(witness.addCheckpoint(writeAddCheckpoint({ old: 100, proof, checkpoint })).status).toBe(200);
  });

  test('knows only the logs it was told of, and only their keys', async () => {
    const stranger = new TreeInMemory(signerKey('other.example/log', Buffer.alloc(32, 1)));
    expect(witness.addCheckpoint(await stranger.request(0, 10)).status).toBe(404);
    const forger = new TreeInMemory(signerKey(ORIGIN, Buffer.alloc(32, 9)));
    expect(witness.addCheckpoint(await forger.request(0, 10)).status).toBe(403);
    expect(known()).toBe(0);
  });

  test.each<[string, (body: string) => string]>([
    ['nothing', () => ''],
    ['no empty line', (body) => body.replaceAll('\n\n', '\n')],
    ['no old size', (body) => body.replace(/^old \d+\n/, '')],
    ['an old size with a leading zero', (body) => body.replace(/^old /, 'old 0')],
    ['a hash of another length', (body) => body.replace(/^(old \d+\n)/, `$1${'A'.repeat(40)}\n`)],
    ['64 hashes', (body) => body.replace(/^(old \d+\n)/, `$1${`${'A'.repeat(43)}=\n`.repeat(64)}`)],
    ['a control character', (body) => body.replace('annals', 'ann\u0001als')],
    ['a size that is none', (body) => body.replace(/\n100\n/, '\n0100\n')],
    ['no signature', (body) => body.replace(/— .*\n/, '')],
  ])('refuses a request with %s', async (_, change) => {
    expect(witness.addCheckpoint(change(await tree.request(0, 100))).status).toBe(400);
    expect(known()).toBe(0);
  });

  test('refuses an old size beyond the checkpoint', async () => {
    expect(witness.addCheckpoint(await tree.request(200, 100)).status).toBe(400);
  });

  test('answers nothing when what it remembers cannot be read', async () => {
    witness.addCheckpoint(await tree.request(0, 100));
    const [folder = ''] = readdirSync(directory);
    writeFileSync(join(directory, folder, '0000000000000002.txt'), 'half a fi');
    await expect(tree.request(0, 200).then((body) => opened().addCheckpoint(body))).rejects.toThrow();
  });
});

test('of two processes on one folder, only one goes on from a state', async () => {
  const [one, two] = [new CheckpointRecord(directory), new CheckpointRecord(directory)];
  one.advance(ORIGIN, 0, 'first\n');
  const state = one.latest(ORIGIN)?.number ?? 0;
  expect(two.latest(ORIGIN)?.number).toBe(state);
  one.advance(ORIGIN, state, 'second\n');
  expect(() => two.advance(ORIGIN, state, 'another second\n')).toThrow(RecordMoved);
  // Not even when it slept for so long that the file it makes is gone again.
  for (let number = state + 1; number < state + 10; number += 1) one.advance(ORIGIN, number, 'more\n');
  expect(() => two.advance(ORIGIN, state, 'another second\n')).toThrow(RecordMoved);
  expect(one.latest(ORIGIN)).toEqual({ number: state + 10, note: 'more\n' });
});

describe('a cosignature', () => {
  const cosigned = async () => {
    const answer = witness.addCheckpoint(await tree.request(0, 100));
    return (await tree.checkpoint(100)) + linesOf(answer);
  };
  const of = (note: string, key = KEY.text) => cosignaturesOf(parseNote(note), [witnessKey(key)]);

  test('counts for the key that made it, at its time, over its text, and for nothing else', async () => {
    const note = await cosigned();
    expect(of(note)).toHaveLength(1);
    const sameName = witnessSignerKey('witness.example/w1', Buffer.alloc(32, 5));
    expect(of(note, sameName.text)).toEqual([]);
    expect(of(note.replace('\n100\n', '\n101\n'))).toEqual([]);
    expect(of(await tree.checkpoint(100))).toEqual([]);
  });

  test('does not count with another time', async () => {
    const note = await cosigned();
    const line = note.trimEnd().split('\n').at(-1) ?? '';
    const bytes = Buffer.from(line.split(' ')[2] ?? '', 'base64');
    bytes.writeUInt8((bytes.at(11) ?? 0) + 1, 11); // four bytes of the key's id, eight of the time
    expect(of(note.replace(line, `— ${KEY.name} ${bytes.toString('base64')}`))).toEqual([]);
  });

  test('has keys of its own: the key of a log is none of a witness, nor the other way round', () => {
    expect(() => witnessKey(LOG_KEY.text)).toThrow(MalformedNote);
    expect(() => verifierKey(KEY.text)).toThrow(MalformedNote);
  });
});

const linesOf = (answer: WitnessAnswer): string => (answer.status === 200 ? answer.cosignatures : '');
