import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { oneRowOf, rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { EventStore } from '@annals/event-store/port';
import { copyTo } from '@annals/event-store/postgres/copy';
import { openClient } from '@annals/event-store/postgres/connection-config';
import type pg from 'pg';
import { pack, type Pack } from 'tar-stream';
import { z } from 'zod';
import {
  archiveHeader,
  HEADER_FILE,
  logPieceName,
  MADE_AGAIN,
  MANIFEST_FILE,
  pictureEntryName,
  pieceName,
  type ArchiveHeader,
  type ArchiveManifest,
} from './archive-format';
import type { BackupSecrets } from './backup-key';
import { encrypted } from './encrypted-stream';
import { allOf } from '../../../platform/commands/settle-all';
import type { PictureStore } from '../../../platform/pictures/picture-store';
import { lineOf } from './log-lines';

const withBytes = z.object({ bytes: z.string() });
const withPosition = z.object({
  position: z.string(),
});
const withHead = z.object({
  head: z.string(),
});
const schemaAndNote = z.object({
  schema: z.string(),
  note: z.string(),
});

/** Bytes of one piece of a table. */
const PIECE = 4 * 1024 * 1024;
/** Events read at a time, where the log is not in this database. */
const EVENTS_AT_ONCE = 1_000;

type Table = ArchiveHeader['tables'][number];

const LOG_SCHEMA = 'annals_events';

/** What was backed up. */
export interface BackupReport {
  readonly takenAt: string;
  readonly head: string;
  readonly tables: ArchiveManifest['tables'];
}

export interface BackupOptions {
  /** The store of the log, when that is not in this database. */
  readonly elsewhere?: Pick<EventStore, 'head' | 'readAll'> | undefined;
  /** Where the pictures of people are. */
  readonly pictures?: Pick<PictureStore, 'names' | 'get'> | undefined;
  /** Told how many bytes were read so far. */
  readonly onBytes?: (bytes: number) => void;
}

/**
 * Writes everything that cannot be made again into one archive: the log, the keys of people (wrapped), the accounts, the seal, the pictures of people. It is read
 * over one snapshot, so it is whole whatever is written meanwhile, and needs no program beside this one. The archive is encrypted and
 * authenticated: without the key nobody reads it, and nobody alters it unseen.
 * @throws Error when the file is there already, or cannot be written; nothing of it stays then
 */
export async function writeBackup(
  databaseUrl: string,
  secrets: BackupSecrets,
  file: string,
  { elsewhere, pictures, onBytes = () => undefined }: BackupOptions = {},
): Promise<BackupReport> {
  const {
    keys: [key],
    masterKeyChecks: [check],
  } = secrets;
  if (!key || check === undefined) throw new Error('There is no key to encrypt the backup with.');
  const client = openClient(databaseUrl, 'annals backup', 'long');
  await client.connect();
  try {
    // Asked before the snapshot is taken: the keys of all these events are in it then.
    const head = await elsewhere?.head();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const log = elsewhere && { store: elsewhere, upTo: await logEnd(client, head ?? 0n) };
    const archive = pack();
    // Readable by its owner alone: it holds hashed passwords and wrapped keys. It never overwrites another one.
    const opened = await open(file, 'wx', 0o600);
    try {
      const written = pipeline(
        archive,
        createGzip(),
        (packed: AsyncIterable<Buffer>) => encrypted(packed, key),
        opened.createWriteStream({ flush: true }),
      );
      const filled = fill(client, archive, check, onBytes, log, pictures);
      // The file first: what fails there ends the other as well, with less to say.
      await allOf<Promise<unknown>>([written, filled], (ending) => ending);
      return await filled;
    } catch (error) {
      // What is cut off would look like a backup, and keep its name from the next try.
      await rm(file, { force: true });
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** How much there is to read, roughly. */
export async function backupSize(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { bytes } = await oneRowOf(
    withBytes,
    client.query(
      `SELECT coalesce(sum(pg_table_size(c.oid)), 0)::text AS bytes FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname LIKE 'annals\\_%' AND NOT n.nspname = ANY($1)`,
      [MADE_AGAIN],
    ),
  );
  return Number(bytes);
}

async function fill(
  client: pg.Client,
  archive: Pack,
  masterKeyCheck: string,
  onBytes: (bytes: number) => void,
  log: LogElsewhere | undefined,
  store: BackupOptions['pictures'],
): Promise<BackupReport> {
  try {
    const takenAt = new Date().toISOString();
    const tables = (await tablesOf(client)).filter(({ schema }) => !log || schema !== LOG_SCHEMA);
    const header: ArchiveHeader = {
      annalsBackup: 1,
      takenAt,
      masterKeyCheck,
      tables: [...tables],
      ...(log && { log: 'lines' as const }),
    };
    await add(archive, HEADER_FILE, JSON.stringify(header, null, 2));
    const dumped: ArchiveManifest['tables'] = [];
    let bytes = 0;
    for (const table of tables)
      dumped.push(await dump(client, archive, table, (more) => onBytes((bytes += more))));
    const lines = log && (await dumpLog(archive, log, (more) => onBytes((bytes += more))));
    const pictures = store && (await dumpPictures(archive, store, (more) => onBytes((bytes += more))));
    const manifest: ArchiveManifest = {
      head: log ? String(log.upTo) : await headOf(client),
      schemas: await versionsOf(client),
      tables: dumped,
      ...(lines && { log: lines }),
      ...(pictures && { pictures }),
    };
    await add(archive, MANIFEST_FILE, JSON.stringify(manifest, null, 2));
    archive.finalize();
    return { takenAt, head: manifest.head, tables: dumped };
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** As they are stored, encrypted with the keys of people. One that is taken away meanwhile was replaced an hour ago, or its person was erased. */
async function dumpPictures(
  archive: Pack,
  store: NonNullable<BackupOptions['pictures']>,
  onBytes: (bytes: number) => void,
): Promise<NonNullable<ArchiveManifest['pictures']>> {
  const hash = createHash('sha256');
  let files = 0;
  for await (const name of store.names()) {
    const content = await store.get(name);
    if (!content) continue;
    hash.update(name).update(content);
    onBytes(content.length);
    await add(archive, pictureEntryName(name), content);
    files += 1;
  }
  return { files, sha256: hash.digest('hex') };
}

interface LogElsewhere {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly upTo: bigint;
}

/** Where the log of an archive ends: nothing is behind it whose key the snapshot may lack, and it is not older than its seal. */
async function logEnd(client: pg.Client, head: bigint): Promise<bigint> {
  const row = await rowOf(
    withPosition,
    client.query('SELECT coalesce(max(position), 0)::text AS position FROM annals_seal.state'),
  );
  const sealed = BigInt(row?.position ?? 0);
  return sealed > head ? sealed : head;
}

async function dumpLog(
  archive: Pack,
  { store, upTo }: LogElsewhere,
  onBytes: (bytes: number) => void,
): Promise<NonNullable<ArchiveManifest['log']>> {
  const hash = createHash('sha256');
  let [after, piece, waiting, kept] = [0n, 0, [] as string[], 0];
  const flush = async () => {
    if (kept === 0) return;
    piece += 1;
    const bytes = Buffer.from(waiting.join(''));
    hash.update(bytes);
    onBytes(bytes.length);
    await add(archive, logPieceName(piece), bytes);
    [waiting, kept] = [[], 0];
  };
  while (after < upTo) {
    const left = upTo - after;
    const limit = left < BigInt(EVENTS_AT_ONCE) ? Number(left) : EVENTS_AT_ONCE;
    const { events, next } = await store.readAll({ after, limit });
    if (events.length === 0)
      throw new Error(`The log ends at ${String(after)}, before its head ${String(upTo)}`);
    for (const event of events) kept += waiting[waiting.push(lineOf(event)) - 1]?.length ?? 0;
    after = next;
    if (kept >= PIECE) await flush();
  }
  await flush();
  return { events: Number(after), sha256: hash.digest('hex') };
}

async function dump(
  client: pg.Client,
  archive: Pack,
  { schema, table, columns }: Table,
  onBytes: (bytes: number) => void,
): Promise<ArchiveManifest['tables'][number]> {
  const hash = createHash('sha256');
  let [rows, piece, waiting, kept]: [number, number, Buffer[], number] = [0, 0, [], 0];
  const flush = async () => {
    if (kept === 0) return;
    piece += 1;
    await add(archive, pieceName(schema, table, piece), Buffer.concat(waiting));
    [waiting, kept] = [[], 0];
  };
  const list = columns.map((column) => `"${column}"`).join(', ');
  for await (const chunk of copyTo(client, `COPY (SELECT ${list} FROM ${schema}.${table}) TO STDOUT`)) {
    hash.update(chunk);
    rows += lines(chunk);
    waiting.push(chunk);
    kept += chunk.length;
    onBytes(chunk.length);
    if (kept >= PIECE) await flush();
  }
  await flush();
  return { schema, table, rows, sha256: hash.digest('hex') };
}

/** In the text format of COPY a line feed ends a row, and occurs nowhere else. */
function lines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

async function add(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name, mode: 0o600 }, content, (error) =>
      error ? reject(error) : resolve(),
    );
    // An archive that cannot be written any more ends its entry so, and calls nobody back.
    entry.on('error', reject);
  });
}

async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  return rowsOf(
    archiveHeader.shape.tables.element,
    client.query(
      `SELECT n.nspname::text AS schema, c.relname::text AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND n.nspname LIKE 'annals\\_%' AND NOT n.nspname = ANY($1)
     GROUP BY 1, 2 ORDER BY 1, 2`,
      [MADE_AGAIN],
    ),
  );
}

async function headOf(client: pg.Client): Promise<string> {
  const row = await rowOf(
    withHead,
    client.query('SELECT coalesce(max(position), 0)::text AS head FROM annals_events.events'),
  );
  return row?.head ?? '0';
}

async function versionsOf(client: pg.Client): Promise<Record<string, string>> {
  const rows = await rowsOf(
    schemaAndNote,
    client.query(
      `SELECT nspname AS schema, obj_description(oid, 'pg_namespace') AS note FROM pg_namespace
     WHERE nspname LIKE 'annals\\_%' AND obj_description(oid, 'pg_namespace') IS NOT NULL`,
    ),
  );
  return Object.fromEntries(rows.map(({ schema, note }) => [schema, note]));
}
