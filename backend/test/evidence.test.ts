import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import {
  evidenceCount,
  evidenceExportView,
  type EvidenceExportView,
} from '@annals/contracts/audit/evidence-views';
import { signCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { parseNote, signerKey, signNote } from '@annals/event-store/sealing/signed-note';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ArchiveWorkshop } from '../src/archives/workshop';
import { Client, startProduct, type Product } from './product';

const TOOL = new URL('../../tools/annals-verify.mjs', import.meta.url);
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'annals-evidence-'));

/** What the file puts where pages and tests find it. */
interface Verifier {
  verifyBundle(
    chunks: AsyncIterable<Uint8Array>,
    options?: { keys?: readonly string[]; checkpoints?: readonly string[] },
  ): Promise<Result>;
}
interface Result {
  readonly verdict: 'proved' | 'not-proved' | 'refused';
  readonly findings: readonly { readonly code: string; readonly message: string }[];
  readonly events: number;
  readonly proved: number;
}

let product: Product;
let auditor: Client;
let bundle: EvidenceExportView;
let archive: Buffer;
let verifier: Verifier;
let key: string;

beforeAll(async () => {
  product = await startProduct();
  auditor = await product.signedIn('auditor@annals.example', 'admin');
  await import(TOOL.href);
  verifier = (globalThis as unknown as { annalsVerify: Verifier }).annalsVerify;
  // Checkpoints before the one that the bundle is proved against.
  await product.annals.services.seal.seal();
  await product.signedIn('admin@annals.example', 'admin');
  await product.annals.services.seal.seal();
  bundle = await exported({ untilPosition: '2100' });
  archive = await download(bundle.id);
  key = (await product.annals.services.seal.store.keys())[0]?.key ?? '';
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function exported(filter: object, purpose = 'Yearly review'): Promise<EvidenceExportView> {
  const asked = await auditor.post('/api/audit/evidence', { filter, purpose });
  expect(asked.status).toBe(201);
  const { id } = asked.json as { id: string };
  return vi.waitFor(
    async () => {
      const one = evidenceExportView.parse((await auditor.get(`/api/audit/evidence/${id}`)).json);
      expect(one.status).not.toBe('running');
      return one;
    },
    { timeout: 55_000, interval: 200 },
  );
}

async function download(id: string, client = auditor): Promise<Buffer> {
  const answer = await fetch(`${product.url}/api/audit/evidence/${id}/archive`, {
    headers: { cookie: client.cookieHeader() },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/gzip');
  return Buffer.from(await answer.arrayBuffer());
}

const verify = (
  bytes: Buffer,
  options: Parameters<Verifier['verifyBundle']>[1] = { keys: [key] },
): Promise<Result> => verifier.verifyBundle(Readable.from([bytes]), options);
const codesOf = ({ findings }: Result) => findings.map(({ code }) => code);

describe('a bundle of evidence', () => {
  test('is made in the background, downloaded, and proved with nothing but the file of the verifier', async () => {
    expect(bundle).toMatchObject({
      status: 'ready',
      events: 2_100,
      purpose: 'Yearly review',
      problem: null,
      progress: null,
    });
    expect(bundle.bytes).toBe(archive.length);
    expect(Date.parse(bundle.availableUntil ?? '')).toBeGreaterThan(Date.now());
    const file = join(folder, 'bundle.tar.gz');
    writeFileSync(file, archive);
    const { stdout } = await run(process.execPath, [TOOL.pathname, file, '--key', key]);
    expect(stdout).toContain('PROVED. Every event of this bundle stands in the log as it is shown here.');
    expect(stdout).toContain('2,100 of 2,100 proved');
    const json = await run(process.execPath, [TOOL.pathname, file, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      verdict: 'proved',
      isKeyKnown: false,
      earlierCheckpoints: 2,
      key,
    });
  });

  test('can be counted before, narrowed as the explorer narrows, and holds what matches', async () => {
    const query = 'feature=meeting&type=MeetingScheduled';
    const { events } = evidenceCount.parse((await auditor.get(`/api/audit/evidence-count?${query}`)).json);
    const meetings = await exported({ feature: 'meeting', type: 'MeetingScheduled' });
    expect(meetings.events).toBe(events);
    const files = await filesOf(await download(meetings.id));
    const lines = textIn(files, 'events/000001.jsonl').trimEnd().split('\n');
    expect(lines).toHaveLength(events);
    expect(new Set(lines.map((line) => (JSON.parse(line) as { type: string }).type))).toEqual(
      new Set(['MeetingScheduled']),
    );
    // Words stay encrypted: what leaves the product is what was hashed.
    expect(lines[0]).toContain('"$personal":{"ct":');
    expect(textIn(files, 'report.html')).toContain('(personal fields are encrypted)');
    expect(await verify(await download(meetings.id))).toMatchObject({
      verdict: 'proved',
      findings: [],
      events,
    });
  });

  test('that holds nothing, or is asked for in a wrong way, says so', async () => {
    const none = await exported({ stream: 'meeting-none' });
    expect(none).toMatchObject({
      status: 'failed',
      problem: 'The selection holds no event.',
      availableUntil: null,
    });
    expect((await auditor.post('/api/audit/evidence', { filter: {}, purpose: '' })).status).toBe(422);
    expect(
      (await auditor.post('/api/audit/evidence', { filter: { colour: 'red' }, purpose: 'why not' })).status,
    ).toBe(422);
    const listed = z.array(evidenceExportView).parse((await auditor.get('/api/audit/evidence')).json);
    expect(listed.map(({ id }) => id)).toContain(none.id);
  });

  test('is there for auditors alone', async () => {
    const address = `/api/audit/evidence/${bundle.id}/archive`;
    for (const [email, role] of [
      ['employee@annals.example', 'employee'],
      ['admin@annals.example', 'admin'],
    ] as const)
      expect((await (await product.signedIn(email, role)).get(address)).status).toBe(404);
    expect((await product.visitor().get(address)).status).toBe(404);
    expect((await auditor.get('/api/audit/evidence/not-an-id/archive')).status).toBe(404);
  });

  test('is made by one worker, and again from its beginning when that one is gone', async () => {
    const { pool } = product.annals.services;
    const workshop = new ArchiveWorkshop(pool);
    const id = '8e4c2a10-5b6d-4f7e-9a81-0c2d3e4f5a61' as EvidenceExportView['id'];
    const first = await workshop.take(id, { days: 30 });
    expect(first).toBeDefined();
    expect(await workshop.take(id, { days: 30 })).toBeUndefined();
    await first?.write(Buffer.from('half'));
    await pool.query(
      `UPDATE annals_evidence.exports SET beat_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    );
    const second = await workshop.take(id, { days: 30 });
    await expect(first?.write(Buffer.from('of it'))).rejects.toThrow(
      expect.objectContaining({ name: 'TakenOver' }),
    );
    await second?.write(Buffer.from('whole'));
    await second?.finish();
    const read: Buffer[] = [];
    for await (const piece of workshop.read(id)) read.push(piece);
    expect(Buffer.concat(read).toString()).toBe('whole');
  });
});

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
    const result = await verify(await changed(change));
    expect(result.verdict).toBe('not-proved');
    expect(codesOf(result).filter((code) => codes.includes(code))).toEqual(codes);
    expect(result.findings.map((one) => one.message).join('\n')).toMatch(message);
  });

  test('the same and nothing else, where one thing was done', async () => {
    expect(codesOf(await verify(await changed(withLines(EVENTS, line(41)))))).toEqual(['dropped-event']);
    expect(codesOf(await verify(await changed(() => undefined)))).toEqual([]);
  });

  test('an archive that was cut off', async () => {
    for (const length of [archive.length - 9, Math.floor(archive.length / 2), 100]) {
      const result = await verify(archive.subarray(0, length));
      expect(result.verdict).toBe('not-proved');
      expect(codesOf(result)).toContain('cut-archive');
    }
  });

  test('a log that was cut or made anew since the auditor kept a checkpoint', async () => {
    const own = ownKey();
    const held = (size: number) =>
      signCheckpoint({ origin: 'annals.example/log', size, root: randomBytes(32) }, own);
    const kept = await product.annals.services.seal.store.checkpoints();
    const withHeld = (note: string) => verify(archive, { keys: [key], checkpoints: [note] });
    expect(codesOf(await withHeld(kept[0]?.note ?? ''))).toEqual([]);
    expect(codesOf(await withHeld(held(kept[0]?.size ?? 0)))).toEqual(['inconsistent-checkpoint']);
    expect(codesOf(await withHeld(held(9_000_000)))).toEqual(['cut-log']);
  });

  test('nothing of a bundle whose key was changed since, with the change signed by the old key', async () => {
    const next = signerKey('annals.example/log', randomBytes(32));
    const note = signNote(`annals key change\nannals.example/log\n${key}\n${next.text}\n`, [ownKey(), next]);
    const bytes = await changed((files) => {
      files.set(
        'checkpoint.txt',
        Buffer.from(signNote(parseNote(textIn(files, 'checkpoint.txt')).text, [next])),
      );
      files.set('manifest.txt', Buffer.from(signNote(parseNote(textIn(files, 'manifest.txt')).text, [next])));
      files.set('key-changes/001.txt', Buffer.from(note));
      files.set('keys.txt', Buffer.from(`${key}\n${next.text}\n`));
    });
    // Only what the manifest says of the two files that this test has put there.
    expect(new Set(codesOf(await verify(bytes)))).toEqual(new Set(['altered-file', 'unexpected-file']));
  });
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
    const result = await verify(await make());
    expect(result.verdict).toBe('refused');
    expect(result.findings[0]?.message).toMatch(message);
  });

  test('the same file twice, and a damaged header', async () => {
    const tar = pack();
    tar.entry({ name: 'annals-evidence/keys.txt' }, 'one');
    tar.entry({ name: 'annals-evidence/keys.txt' }, 'two');
    tar.finalize();
    expect((await verify(gzipSync(await collect(tar)))).findings[0]?.message).toMatch(/twice/);
    const bytes = gunzipSync(archive);
    bytes[5] = 0x41;
    expect((await verify(gzipSync(bytes))).findings[0]?.message).toMatch(/header of the archive is damaged/);
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
      const result = await verifier.verifyBundle(counted);
      source.destroy();
      gzip.destroy();
      expect(result.verdict).toBe('refused');
      expect(read).toBeLessThan(2 * 1024 ** 2);
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 ** 2);
    }
  });

  test('what is no archive at all', async () => {
    expect((await verify(randomBytes(2_000))).verdict).not.toBe('proved');
    expect((await verify(Buffer.alloc(0))).verdict).not.toBe('proved');
    expect((await verify(archive, { keys: ['nonsense'] })).verdict).toBe('refused');
  });
});

// ——— Unpacking and packing

async function filesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.on('entry', ({ name }, stream, next) => {
    void collect(stream).then((content) => {
      files.set(name.slice('annals-evidence/'.length), content);
      next();
    });
  });
  tar.end(gunzipSync(bytes));
  await new Promise<void>((done) => tar.on('finish', () => done()));
  return files;
}

/** Packs files in the order a bundle has them. */
async function packed(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const tar = pack();
  const rank = (name: string) =>
    /^manifest/.test(name) ? 3 : /^report/.test(name) ? 2 : /^(proofs|events)/.test(name) ? 1 : 0;
  const chunk = (name: string) =>
    name.replace(
      /^(proofs|events)\/(\d+).*/,
      (_, kind: string, number: string) => `${number}${kind === 'proofs' ? 'a' : 'b'}`,
    );
  const sorted = [...files].sort(
    ([one], [other]) =>
      rank(one) - rank(other) || (rank(one) === 1 ? chunk(one).localeCompare(chunk(other)) : 0),
  );
  for (const [name, content] of sorted) tar.entry({ name: `annals-evidence/${name}` }, content);
  tar.finalize();
  return gzipSync(await collect(tar));
}

const textIn = (files: ReadonlyMap<string, Buffer>, name: string) => files.get(name)?.toString('utf8') ?? '';
const lineOf = (files: ReadonlyMap<string, Buffer>, name: string, number: number) =>
  textIn(files, name).split('\n')[number];

async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const ownKey = () => signerKey('annals.example/log', product.annals.services.sealSettings.secrets.current);
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
