import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../event-store/test/fresh-database';
import { archiveManifest, MANIFEST_FILE } from '../../src/features/operations/backup/archive-format';
import type { BackupSecrets } from '../../src/features/operations/backup/backup-key';
import { HEAD_BYTES, MAGIC, STORED_CHUNK } from '../../src/features/operations/backup/encrypted-stream';
import { checkBackup, restoreBackup } from '../../src/features/operations/backup/restore-backup';
import { RestoreRefused } from '../../src/features/operations/backup/restore-refused';
import { writeBackup } from '../../src/features/operations/backup/write-backup';
import { migrate } from '../../src/migrate';
import { openStore } from '../../src/storage';
import { backupSecrets, packed, unpacked } from '../archive-file';

const directory = mkdtempSync(join(tmpdir(), 'annals-tampering-'));
const masterKey = randomBytes(32).toString('base64');
const secrets = backupSecrets(masterKey);
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$of-the-owner';
const FORGED = '$argon2id$v=19$m=19456,t=2,p=1$of-an-enemy!';
let archive: Buffer;
let other: Buffer;
/** Where what is refused would have gone. */
let untouched: string;

beforeAll(async () => {
  untouched = await emptyDatabase();
  const url = await emptyDatabase();
  await query(
    url,
    `INSERT INTO annals_accounts.user_auth (id, "userId", email, role, "hashedPassword") VALUES (gen_random_uuid(), gen_random_uuid(), 'admin@annals.example', 'admin', $1)`,
    [HASH],
  );
  // Enough that cannot be packed for a few chunks.
  await query(
    url,
    `INSERT INTO annals_keys.personal_keys (subject, key_id, wrapped)
     SELECT gen_random_uuid(), gen_random_uuid(), decode(repeat(md5(random()::text), 1) || md5(random()::text), 'hex') FROM generate_series(1, 5000)`,
  );
  for (const name of ['one', 'other']) await writeBackup(url, secrets, join(directory, name));
  archive = readFileSync(join(directory, 'one'));
  other = readFileSync(join(directory, 'other'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, values).finally(() => client.end());
  return rows;
}

async function emptyDatabase(): Promise<string> {
  const url = await freshDatabase();
  await migrate(url, pino({ level: 'silent' }));
  return url;
}

interface With {
  readonly secrets?: BackupSecrets;
  readonly allowUnencrypted?: boolean;
  readonly databaseUrl?: string;
}

function written(bytes: Buffer): string {
  const file = join(directory, randomBytes(6).toString('hex'));
  writeFileSync(file, bytes);
  return file;
}

async function restore(
  bytes: Buffer,
  { secrets: given = secrets, allowUnencrypted = false, ...rest }: With = {},
) {
  const databaseUrl = rest.databaseUrl ?? (await emptyDatabase());
  const file = written(bytes);
  const store = openStore(databaseUrl);
  const target = { databaseUrl, secrets: given, allowUnencrypted, store, isElsewhere: false };
  const outcome = await restoreBackup(target, file)
    .catch((error: unknown) => error)
    .finally(() => store.close());
  const accounts = await query(databaseUrl, 'SELECT "hashedPassword" AS hash FROM annals_accounts.user_auth');
  return { outcome, accounts };
}

/** The stored chunks of an archive. */
const chunks = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil((bytes.length - HEAD_BYTES) / STORED_CHUNK) }, (_, index) =>
    bytes.subarray(HEAD_BYTES + index * STORED_CHUNK, HEAD_BYTES + (index + 1) * STORED_CHUNK),
  );
const withChunks = (list: readonly Buffer[], head = archive.subarray(0, HEAD_BYTES)): Buffer =>
  Buffer.concat([head, ...list]);
const flipped = (at: number): Buffer => {
  const bytes = Buffer.from(archive);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};

test('an archive that nobody touched is restored', async () => {
  expect(chunks(archive).length).toBeGreaterThan(3);
  const { accounts } = await restore(archive);
  expect(accounts).toEqual([{ hash: HASH }]);
  expect(await checkBackup({ secrets }, written(archive))).toMatchObject({ head: '0' });
});

describe('an archive is refused, and nothing of it is there, when', () => {
  const tamperings: Readonly<Record<string, () => Buffer>> = {
    'a bit of the magic is another one': () => flipped(3),
    'a bit of the name of its key is another one': () => flipped(MAGIC.length),
    'a bit of its salt is another one': () => flipped(HEAD_BYTES - 1),
    'a bit of its first chunk is another one': () => flipped(HEAD_BYTES),
    'a bit of the tag of its first chunk is another one': () => flipped(HEAD_BYTES + STORED_CHUNK - 1),
    'a bit in its middle is another one': () => flipped(Math.floor(archive.length / 2)),
    'its last bit is another one': () => flipped(archive.length - 1),
    'its first chunk is missing': () => withChunks(chunks(archive).slice(1)),
    'a chunk in the middle is missing': () => withChunks(chunks(archive).filter((_, index) => index !== 1)),
    'its last chunk is missing': () => withChunks(chunks(archive).slice(0, -1)),
    'it is cut off within a chunk': () => archive.subarray(0, HEAD_BYTES + STORED_CHUNK + 100),
    'it is cut off within its head': () => archive.subarray(0, HEAD_BYTES - 5),
    'it is its head alone': () => archive.subarray(0, HEAD_BYTES),
    'two chunks have changed places': () => {
      const [first, second, ...rest] = chunks(archive);
      return withChunks([second ?? first, first, ...rest].filter((chunk) => chunk !== undefined));
    },
    'a chunk stands there twice': () => {
      const [first, ...rest] = chunks(archive);
      return withChunks([first, first, ...rest].filter((chunk) => chunk !== undefined));
    },
    'a chunk is that of another archive of the same key': () =>
      withChunks(chunks(archive).map((chunk, index) => (index === 1 ? (chunks(other)[1] ?? chunk) : chunk))),
    'its head is that of another archive of the same key': () =>
      withChunks(chunks(archive), other.subarray(0, HEAD_BYTES)),
    'another archive follows it': () => Buffer.concat([archive, other]),
    'a byte follows it': () => Buffer.concat([archive, Buffer.from([0])]),
    'it is empty': () => Buffer.alloc(0),
  };
  test.each(Object.keys(tamperings))('%s', async (name) => {
    const bytes = tamperings[name]?.() ?? archive;
    const { outcome, accounts } = await restore(bytes, { databaseUrl: untouched });
    expect(outcome).toBeInstanceOf(RestoreRefused);
    expect(String(outcome)).not.toContain('COPY');
    expect(accounts).toEqual([]);
    // Who only looks is told the same.
    await expect(checkBackup({ secrets }, written(bytes))).rejects.toEqual(outcome);
  });

  test('somebody without the key has swapped a password hash and made the manifest fit', async () => {
    const tar = await withForgedHash(await unpacked(join(directory, 'one'), secrets));
    // As archives were before they were encrypted.
    const plain = await restore(gzipSync(tar));
    expect(plain.outcome).toBeInstanceOf(RestoreRefused);
    expect(String(plain.outcome)).toContain('--allow-unencrypted');
    expect(plain.accounts).toEqual([]);
    // Encrypted with a key of their own.
    const file = join(directory, 'enemy');
    const enemy = backupSecrets(randomBytes(32).toString('base64'));
    const own = await restore(readFileSync(await packed(file, tar, enemy)));
    expect(own.outcome).toBeInstanceOf(RestoreRefused);
    expect(own.accounts).toEqual([]);
  });
});

test('an archive of an earlier version is taken when the operator says so', async () => {
  const tar = await unpacked(join(directory, 'one'), secrets);
  const { accounts } = await restore(gzipSync(tar), { allowUnencrypted: true });
  expect(accounts).toEqual([{ hash: HASH }]);
});

test('a key of their own for backups is needed beside the master key, and archives from before it still open', async () => {
  const own = backupSecrets(masterKey, randomBytes(32).toString('base64'));
  const tar = await unpacked(join(directory, 'one'), secrets);
  const bytes = readFileSync(await packed(join(directory, 'own'), tar, own));
  expect((await restore(bytes)).outcome).toBeInstanceOf(RestoreRefused);
  expect((await restore(bytes, { secrets: own })).accounts).toEqual([{ hash: HASH }]);
  expect((await restore(archive, { secrets: own })).accounts).toEqual([{ hash: HASH }]);
});

test('neither words nor hashes can be found in an archive', () => {
  for (const needle of [HASH, 'admin@annals.example', 'user_auth', 'ustar'])
    expect(archive.includes(needle)).toBe(false);
  expect(() => gunzipSync(archive.subarray(HEAD_BYTES))).toThrow();
});

/** The archive with another password hash in it, and a manifest that says so: what somebody could do while it was not authenticated. */
async function withForgedHash(tar: Buffer): Promise<Buffer> {
  const from = extract();
  const to = pack();
  from.end(tar);
  let sum = '';
  for await (const entry of from) {
    const parts: Buffer[] = [];
    for await (const chunk of entry) if (Buffer.isBuffer(chunk)) parts.push(chunk);
    let content = Buffer.concat(parts);
    if (entry.header.name.includes('user_auth')) {
      content = Buffer.from(content.toString('latin1').replace(HASH, FORGED), 'latin1');
      sum = createHash('sha256').update(content).digest('hex');
    }
    if (entry.header.name === MANIFEST_FILE) {
      const manifest = archiveManifest.parse(JSON.parse(content.toString('utf8')));
      const forged = manifest.tables.map((table) =>
        table.table === 'user_auth' ? { ...table, sha256: sum } : table,
      );
      content = Buffer.from(JSON.stringify({ ...manifest, tables: forged }));
    }
    to.entry({ name: entry.header.name, mode: 0o600 }, content);
  }
  to.finalize();
  const out: Buffer[] = [];
  for await (const chunk of to) if (Buffer.isBuffer(chunk)) out.push(chunk);
  return Buffer.concat(out);
}
