import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { fingerprint, leafHash } from '@annals/event-store/sealing/attested-event';
import { signCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { parseNote, signerKey, signNote, type SignerKey } from '@annals/event-store/sealing/signed-note';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, Evidence, filesOf, packed, textIn, TOOL, type Result } from './evidence-bundle';
import { SEAL_SEED, startProduct, type Product } from './product';

let product: Product;
let evidence: Evidence;
let archive: Buffer;

beforeAll(async () => {
  product = await startProduct();
  evidence = await Evidence.of(product);
  archive = await evidence.download((await evidence.exported({ untilPosition: '2100' })).id);
});
afterAll(() => product.stop());

const codesOf = ({ findings }: Result) => findings.map(({ code }) => code);

describe('the verifier names', () => {
  const EVENTS = 'events/000001.jsonl';
  const PROOFS = 'proofs/000001.jsonl';
  const line = (number: number) => (lines: string[]) => lines.splice(number, 1);

  /** The bundle with one of its files changed. */
  async function changed(change: (files: Map<string, Buffer>) => void): Promise<Buffer> {
    const files = await filesOf(archive);
    change(files);
    return packed(files);
  }
  const withLines = (name: string, change: (lines: string[]) => unknown) => (files: Map<string, Buffer>) => {
    const lines = textIn(files, name).trimEnd().split('\n');
    change(lines);
    files.set(name, Buffer.from(lines.map((one) => `${one}\n`).join('')));
  };

  test.each<[string, (files: Map<string, Buffer>) => void, readonly string[], RegExp]>([
    [
      'one changed byte',
      withLines(
        EVENTS,
        (lines) =>
          (lines[99] =
            lines[99]?.replace('"revision":"0"', '"revision":"1"').replace('"data":{', '"data": {') ?? ''),
      ),
      ['altered-event'],
      /The event at position 100 was changed \(line 100 of events\/000001\.jsonl\)\./,
    ],
    [
      'one dropped event',
      withLines(EVENTS, line(41)),
      ['dropped-event'],
      /The event at position 42 was dropped\./,
    ],
    [
      'an event dropped together with its proof',
      (files) => {
        withLines(EVENTS, line(41))(files);
        withLines(PROOFS, line(41))(files);
      },
      ['dropped-event'],
      /The event at place 42 of the log was dropped\./,
    ],
    [
      'one added event',
      withLines(EVENTS, (lines) =>
        lines.splice(
          10,
          0,
          lines[10]?.replace(/"id":"[^"]*"/, '"id":"00000000-0000-5000-8000-000000000000"') ?? '',
        ),
      ),
      ['added-event'],
      /Line 11 of events\/000001\.jsonl was added: no such event is in the log\./,
    ],
    [
      'an event that stands there twice',
      withLines(EVENTS, (lines) => lines.splice(10, 0, lines[10] ?? '')),
      ['added-event'],
      /Line 12 .* the same event stands there already/,
    ],
    [
      'a reordered pair',
      withLines(EVENTS, (lines) => ([lines[6], lines[7]] = [lines[7] ?? '', lines[6] ?? ''])),
      ['reordered'],
      /The events at positions 8 and 7 stand in the wrong order\./,
    ],
    [
      'a pair that changed places between two files',
      (files) => {
        const [one = '', other = ''] = [lineOf(files, EVENTS, 5), lineOf(files, 'events/000002.jsonl', 5)];
        withLines(EVENTS, (lines) => (lines[5] = other))(files);
        withLines('events/000002.jsonl', (lines) => (lines[5] = one))(files);
      },
      ['reordered', 'reordered'],
      /The event at position 6 stands in another place \(line 6 of events\/000002\.jsonl\)/,
    ],
    [
      'a cut tail',
      withLines('events/000002.jsonl', (lines) => lines.splice(-5)),
      ['cut-tail'],
      /The end was cut: the last 5 events are missing, from position 2096 on\./,
    ],
    [
      'a tail that was cut with its proofs',
      (files) => {
        files.delete('events/000002.jsonl');
        files.delete('proofs/000002.jsonl');
      },
      ['cut-tail', 'missing-file', 'missing-file'],
      /the last 100 events are missing, from place 2001 of the log on/,
    ],
    [
      'a foreign key under the checkpoint',
      (files) => files.set('checkpoint.txt', Buffer.from(resigned(files, 'checkpoint.txt'))),
      ['foreign-key'],
      /The checkpoint is signed with a foreign key \([0-9a-f]{8}\)\. The keys of this log are: [0-9a-f]{8}\./,
    ],
    [
      'a foreign key under the manifest',
      (files) => files.set('manifest.txt', Buffer.from(resigned(files, 'manifest.txt'))),
      ['foreign-key'],
      /The manifest is signed with a foreign key/,
    ],
    [
      'a whole bundle signed anew by somebody else, who also put their key into it',
      (files) => {
        for (const name of ['checkpoint.txt', 'manifest.txt'])
          files.set(name, Buffer.from(resigned(files, name)));
        files.set('keys.txt', Buffer.from(`${foreign().text}\n`));
      },
      ['foreign-key', 'foreign-key', 'altered-file'],
      /foreign key/,
    ],
    [
      'a changed checkpoint',
      (files) =>
        files.set(
          'checkpoint.txt',
          Buffer.from(textIn(files, 'checkpoint.txt').replace(/\n\d+\n/, '\n2101\n')),
        ),
      ['altered-checkpoint'],
      /its signature does not fit/,
    ],
    [
      'a changed manifest',
      (files) =>
        files.set(
          'manifest.txt',
          Buffer.from(textIn(files, 'manifest.txt').replace('Yearly review', 'Weekly review')),
        ),
      ['altered-manifest'],
      /The manifest was changed after it was signed/,
    ],
    [
      'a changed report',
      (files) => files.set('report.html', Buffer.from('<h1>Nothing to see</h1>')),
      ['altered-file'],
      /report\.html was changed/,
    ],
    [
      'a missing file',
      (files) => files.delete('catalogue.json'),
      ['missing-file'],
      /catalogue\.json is missing/,
    ],
    [
      'a missing manifest',
      (files) => files.delete('manifest.txt'),
      ['missing-file'],
      /manifest\.txt is missing/,
    ],
    [
      'an earlier checkpoint of another history',
      (files) => {
        const [name = ''] = [...files.keys()].filter((one) => one.startsWith('checkpoints/'));
        const size = Number(name.replace(/\D/g, ''));
        files.set(
          name,
          Buffer.from(
            signCheckpoint({ origin: 'annals.example/log', size, root: randomBytes(32) }, ownKey()),
          ),
        );
      },
      ['inconsistent-checkpoint'],
      /does not begin with that of the checkpoint over \d+/,
    ],
  ])('%s', async (_, change, codes, message) => {
    const result = await evidence.verify(await changed(change));
    expect(result.verdict).toBe('not-proved');
    expect(codesOf(result).filter((code) => codes.includes(code))).toEqual(codes);
    expect(result.findings.map((one) => one.message).join('\n')).toMatch(message);
  });

  test('the same and nothing else, where one thing was done', async () => {
    expect(codesOf(await evidence.verify(await changed(withLines(EVENTS, line(41)))))).toEqual([
      'dropped-event',
    ]);
    expect(codesOf(await evidence.verify(await changed(() => undefined)))).toEqual([]);
  });

  test('an archive that was cut off', async () => {
    for (const length of [archive.length - 9, Math.floor(archive.length / 2), 100]) {
      const result = await evidence.verify(archive.subarray(0, length));
      expect(result.verdict).toBe('not-proved');
      expect(codesOf(result)).toContain('cut-archive');
    }
  });

  test('a log that was cut or made anew since the auditor kept a checkpoint', async () => {
    const own = ownKey();
    const held = (size: number) =>
      signCheckpoint({ origin: 'annals.example/log', size, root: randomBytes(32) }, own);
    const kept = await product.annals.services.seal.store.checkpoints();
    const withHeld = (note: string) =>
      evidence.verify(archive, { keys: [evidence.key], checkpoints: [note] });
    expect(codesOf(await withHeld(kept[0]?.note ?? ''))).toEqual([]);
    expect(codesOf(await withHeld(held(kept[0]?.size ?? 0)))).toEqual(['inconsistent-checkpoint']);
    expect(codesOf(await withHeld(held(9_000_000)))).toEqual(['cut-log']);
  });

  test('nothing of a bundle whose key was changed since, with the change signed by the old key', async () => {
    const next = signerKey('annals.example/log', randomBytes(32));
    const note = signNote(`annals key change\nannals.example/log\n${evidence.key}\n${next.text}\n`, [
      ownKey(),
      next,
    ]);
    const bytes = await changed((files) => {
      files.set(
        'checkpoint.txt',
        Buffer.from(signNote(parseNote(textIn(files, 'checkpoint.txt')).text, [next])),
      );
      files.set('manifest.txt', Buffer.from(signNote(parseNote(textIn(files, 'manifest.txt')).text, [next])));
      files.set('key-changes/001.txt', Buffer.from(note));
      files.set('keys.txt', Buffer.from(`${evidence.key}\n${next.text}\n`));
    });
    // Only what the manifest says of the two files that this test has put there.
    expect(new Set(codesOf(await evidence.verify(bytes)))).toEqual(
      new Set(['altered-file', 'unexpected-file']),
    );
  });
});

describe('a key that was retired proves nothing any more', () => {
  const retired = () => ownKey();
  const inUse = signerKey('annals.example/log', Buffer.alloc(32, 21));
  const other = signerKey('annals.example/log', Buffer.alloc(32, 22));
  const change = (older: SignerKey, newer: SignerKey, from: number | undefined) =>
    signNote(
      `annals key change\nannals.example/log\n${older.text}\n${newer.text}\n${from === undefined ? '' : `${String(from)}\n`}`,
      [older, newer],
    );

  /** A bundle whose events were rewritten, proved and signed anew by whoever holds a key; with what else is put into it. */
  async function forged(
    signer: SignerKey,
    changes: readonly string[],
    keys: readonly SignerKey[] = [signer],
  ): Promise<Buffer> {
    const files = await filesOf(archive);
    for (const name of files.keys()) if (/^(events|proofs|checkpoints)\//.test(name)) files.delete(name);
    const line = textIn(await filesOf(archive), 'events/000001.jsonl')
      .split('\n')[0]
      ?.replace('"data":{', '"data":{"forged":true,');
    const leaf = leafHash(fingerprint(line ?? ''));
    files.set('events/000001.jsonl', Buffer.from(`${line ?? ''}\n`));
    const proof = { index: 0, position: '1', id: 'x', leaf: leaf.toString('base64'), path: [] };
    files.set('proofs/000001.jsonl', Buffer.from(`${JSON.stringify(proof)}\n`));
    files.set('consistency.jsonl', Buffer.from(''));
    files.set('keys.txt', Buffer.from(keys.map(({ text }) => `${text}\n`).join('')));
    const checkpoint = { origin: 'annals.example/log', size: 1, root: leaf };
    files.set('checkpoint.txt', Buffer.from(signCheckpoint(checkpoint, signer)));
    for (const [index, note] of changes.entries())
      files.set(`key-changes/00${String(index + 1)}.txt`, Buffer.from(note));
    const listed = [...files]
      .filter(([name]) => name !== 'manifest.txt')
      .map(([path, bytes]) => ({ path, sha256: createHash('sha256').update(bytes).digest('hex') }));
    const manifest = { origin: 'annals.example/log', treeSize: 1, indexes: '0', events: 1, files: listed };
    files.set(
      'manifest.txt',
      Buffer.from(signNote(`annals evidence v1\n${JSON.stringify(manifest)}\n`, [signer])),
    );
    return packed(files);
  }

  test('the forgery is what it is made for: whoever trusts the retired key would believe it', async () => {
    expect((await evidence.verify(await forged(retired(), []), { keys: [retired().text] })).verdict).toBe(
      'proved',
    );
  });

  test.each<[string, number | undefined]>([
    ['a change that names the size from which the new key signs', 2_000],
    ['a change of an earlier version, which names none', undefined],
    ['a change to a size that the forged tree does not reach', 1_000_000],
  ])('with the new key pinned and %s', async (_, from) => {
    const bundle = await forged(retired(), [change(retired(), inUse, from)], [retired(), inUse]);
    for (const keys of [[inUse.text], [retired().text, inUse.text], [inUse.text, retired().text]]) {
      const result = await evidence.verify(bundle, { keys });
      expect(result.verdict).toBe('not-proved');
      expect(codesOf(result)).toContain('retired-key');
    }
  });

  test('when the change is left out', async () => {
    const bundle = await forged(retired(), []);
    expect(codesOf(await evidence.verify(bundle, { keys: [inUse.text] }))).toContain('foreign-key');
    expect(codesOf(await evidence.verify(bundle, { keys: [retired().text, inUse.text] }))).toContain(
      'unlinked-keys',
    );
  });

  test('when it names another successor', async () => {
    const honest = change(retired(), inUse, 2_000);
    const evil = change(retired(), other, 2_000);
    const bundle = await forged(other, [honest, evil], [retired(), inUse, other]);
    expect(codesOf(await evidence.verify(bundle, { keys: [inUse.text] }))).toContain('foreign-key');
    expect(codesOf(await evidence.verify(bundle, { keys: [retired().text] }))).toContain('conflicting-keys');
  });

  test('and an earlier checkpoint with its signature counts for the sizes it signed, and no others', async () => {
    const tampered = async (from: number) => {
      const files = await filesOf(archive);
      const name = [...files.keys()].filter((one) => one.startsWith('checkpoints/')).at(-1) ?? '';
      for (const signed of ['checkpoint.txt', 'manifest.txt'])
        files.set(signed, Buffer.from(signNote(parseNote(textIn(files, signed)).text, [inUse])));
      files.set('key-changes/001.txt', Buffer.from(change(retired(), inUse, from)));
      files.set('keys.txt', Buffer.from(`${retired().text}\n${inUse.text}\n`));
      return { bundle: await packed(files), size: Number(name.replace(/\D/g, '')) };
    };
    const { size } = await tampered(1);
    const codes = async (from: number) =>
      codesOf(await evidence.verify((await tampered(from)).bundle, { keys: [inUse.text] }));
    expect(await codes(size + 1)).not.toContain('retired-key');
    expect(await codes(size)).toContain('retired-key');
  });
});

test('without a key the verdict is that the bundle fits itself, which is not success', async () => {
  const result = await evidence.verify(archive, {});
  expect(result).toMatchObject({ verdict: 'consistent', findings: [] });
  const folder = mkdtempSync(join(tmpdir(), 'annals-verify-'));
  const file = join(folder, 'bundle.tar.gz');
  writeFileSync(file, archive);
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(TOOL), file, ...words], { encoding: 'utf8' });
  expect(run()).toMatchObject({
    status: 3,
    stdout: expect.stringContaining('CONSISTENT, SIGNER UNKNOWN') as string,
  });
  expect(run('--key', evidence.key)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^PROVED/) as string,
  });
  rmSync(folder, { recursive: true });
});

describe('the verifier refuses', () => {
  const entry = (name: string, content = 'x', more: object = {}) => {
    const tar = pack();
    tar.entry({ name, ...more }, content);
    tar.finalize();
    return collect(tar).then((bytes) => gzipSync(bytes));
  };

  test.each([
    ['a path that leads out', () => entry('annals-evidence/../../etc/passwd'), /leads out of it/],
    [
      'a path that leads out, as Windows writes it',
      () => entry('annals-evidence\\..\\..\\evil.txt'),
      /leads out of it/,
    ],
    ['an absolute path', () => entry('/etc/passwd'), /absolute path/],
    ['an absolute path of Windows', () => entry('C:\\evil.txt'), /absolute path/],
    [
      'a file that is none of a bundle',
      () => entry('annals-evidence/run-me.sh'),
      /does not belong into a bundle/,
    ],
    [
      'a symbolic link',
      () => entry('annals-evidence/report.html', '', { type: 'symlink', linkname: '/etc/passwd' }),
      /a link/,
    ],
    [
      'a hard link',
      () => entry('annals-evidence/report.html', '', { type: 'link', linkname: '/etc/passwd' }),
      /a link/,
    ],
    ['a device', () => entry('annals-evidence/report.html', '', { type: 'character-device' }), /no file/],
    ['a folder', () => entry('annals-evidence/events', '', { type: 'directory' }), /no file/],
  ])('%s', async (_, make, message) => {
    const result = await evidence.verify(await make());
    expect(result.verdict).toBe('refused');
    expect(result.findings[0]?.message).toMatch(message);
  });

  test('the same file twice, and a damaged header', async () => {
    const tar = pack();
    tar.entry({ name: 'annals-evidence/keys.txt' }, 'one');
    tar.entry({ name: 'annals-evidence/keys.txt' }, 'two');
    tar.finalize();
    expect((await evidence.verify(gzipSync(await collect(tar)))).findings[0]?.message).toMatch(/twice/);
    const bytes = gunzipSync(archive);
    bytes[5] = 0x41;
    expect((await evidence.verify(gzipSync(bytes))).findings[0]?.message).toMatch(
      /header of the archive is damaged/,
    );
  });

  test('gigabytes of zeroes, within a moment and without the memory for them', async () => {
    const start = tarHeader('annals-evidence/report.html', 8 * 1024 ** 3);
    const bombs = [
      () => zeroes(Buffer.alloc(0)), // the end of an archive, and on and on
      () => zeroes(start), // one huge file
      () => zeroes(tarHeader('annals-evidence/report.html', 60 * 1024 ** 2)),
    ];
    for (const bomb of bombs) {
      let read = 0;
      const gzip = createGzip();
      const source = Readable.from(bomb());
      source.pipe(gzip);
      const counted = (async function* () {
        for await (const chunk of gzip) {
          read += (chunk as Buffer).length;
          yield chunk as Buffer;
        }
      })();
      const before = process.memoryUsage().rss;
      const result = await evidence.verifier.verifyBundle(counted);
      source.destroy();
      gzip.destroy();
      expect(result.verdict).toBe('refused');
      expect(read).toBeLessThan(2 * 1024 ** 2);
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 ** 2);
    }
  });

  test('what is no archive at all', async () => {
    expect((await evidence.verify(randomBytes(2_000))).verdict).not.toBe('proved');
    expect((await evidence.verify(Buffer.alloc(0))).verdict).not.toBe('proved');
    expect((await evidence.verify(archive, { keys: ['nonsense'] })).verdict).toBe('refused');
  });

  test('a file that is not there, or is a folder, also before it looks at it: with a word and code 2', () => {
    for (const words of [['not-there.tar.gz'], [tmpdir()], ['not-there.tar.gz', '--key', 'nonsense']]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(TOOL), ...words], {
        encoding: 'utf8',
      });
      expect({ words, status, stderr }).toEqual({ words, status: 2, stderr: '' });
      expect(stdout).toContain('REFUSED. This bundle was not read.');
    }
  });

  test('a key that was copied wrong is told with the id it says and the id it has', async () => {
    const [name = '', id = ''] = evidence.key.split('+');
    const rest = evidence.key.slice(name.length + id.length + 2);
    const { verdict, findings } = await evidence.verify(archive, { keys: [`${name}+00000000+${rest}`] });
    expect(verdict).toBe('refused');
    expect(findings[0]?.message).toContain(`it says 00000000, and what follows has ${id}`);
  });
});

const lineOf = (files: ReadonlyMap<string, Buffer>, name: string, number: number) =>
  textIn(files, name).split('\n')[number];

const ownKey = () => signerKey('annals.example/log', SEAL_SEED);
const foreign = () => signerKey('annals.example/log', Buffer.alloc(32, 9));
const resigned = (files: ReadonlyMap<string, Buffer>, name: string) =>
  signNote(parseNote(textIn(files, name)).text, [foreign()]);

function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function* zeroes(start: Buffer): Generator<Buffer> {
  if (start.length > 0) yield start;
  const piece = Buffer.alloc(1024 * 1024);
  for (let megabyte = 0; megabyte < 8 * 1024; megabyte += 1) yield piece;
}
