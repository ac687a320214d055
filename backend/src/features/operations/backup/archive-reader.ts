import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CannotTakeOver, StoreUnavailable, type StoredEvent } from '@annals/event-store/port';
import pg from 'pg';
import { extract } from 'tar-stream';
import {
  archiveHeader,
  archiveManifest,
  HEADER_FILE,
  isPieceOfLog,
  MANIFEST_FILE,
  pictureOfEntry,
  tableOfPiece,
  type ArchiveHeader,
  type ArchiveManifest,
} from './archive-format';
import type { BackupKey } from './backup-key';
import { decrypted, isEncrypted, MAGIC } from './encrypted-stream';
import { eventIn } from './log-lines';
import { RestoreRefused } from './restore-refused';

/** A file that a backup was written into, and what is needed to read it. */
export interface Archive {
  readonly file: string;
  readonly keys: readonly BackupKey[];
  /** Whether an archive of an earlier version is taken, which is neither encrypted nor authenticated. */
  readonly allowUnencrypted: boolean;
}

/** What is done with an archive as it is read. Whether it was whole is only known at its end. */
export interface ArchiveSink {
  /** Looks at what is in front. @throws RestoreRefused */
  begin?(header: ArchiveHeader): void;
  /** Takes the rows of a table in the text format of COPY. @returns how many there were */
  table(table: ArchiveHeader['tables'][number], rows: AsyncIterable<Buffer>): Promise<number>;
  /** Takes the next events of the log, where it is in lines. */
  events(events: readonly StoredEvent[]): Promise<void>;
  /** Takes the picture of a person, as its store had it. */
  picture(name: string, content: Buffer): Promise<void>;
}

/** A file in an archive, as it is read. */
type Entry = AsyncIterable<unknown> & { readonly header: { readonly name: string } };

/** What an archive says beside the rows may be this long. */
const MOST_TEXT = 4 * 1024 * 1024;
/** How a file that is packed alone begins. */
const GZIP = Buffer.from([0x1f, 0x8b]);
/** A piece of the log is closed when it is longer than a few megabytes. */
const MOST_LOG_PIECE = 64 * 1024 * 1024;

/**
 * Reads an archive from its beginning to its end and compares it with its own manifest.
 * @throws RestoreRefused with a sentence when it is none, is cut off or is not what was written
 */
export async function readArchive(
  file: Archive,
  sink: ArchiveSink,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<{ readonly header: ArchiveHeader; readonly manifest: ArchiveManifest }> {
  return withEntries(file, async (entries) => {
    const header = await headerOf(entries);
    sink.begin?.(header);
    const found = new Found(onBytes);
    await entries.next();
    for (;;) {
      const piece = entries.current && tableOfPiece(entries.current.header.name);
      if (!piece) break;
      const table = header.tables.find(
        ({ schema, table: name }) => schema === piece.schema && name === piece.table,
      );
      if (!table) throw unknownTable(piece);
      const hash = createHash('sha256');
      const rows = await sink.table(table, found.counted(rowsOf(entries, piece), hash));
      found.tables.push({ schema: table.schema, table: table.table, rows, sha256: hash.digest('hex') });
    }
    while (entries.current && isPieceOfLog(entries.current.header.name)) {
      const bytes = await bytesOf(entries.current, MOST_LOG_PIECE);
      const events = bytes.toString('utf8').trimEnd().split('\n').map(eventIn);
      found.takeLog(bytes, events.length);
      await sink.events(events);
      await entries.next();
    }
    for (;;) {
      const name = entries.current && pictureOfEntry(entries.current.header.name);
      if (!entries.current || name === undefined) break;
      const content = await bytesOf(entries.current, MOST_TEXT);
      found.takePicture(name, content);
      await sink.picture(name, content);
      await entries.next();
    }
    if (entries.current?.header.name !== MANIFEST_FILE)
      throw new RestoreRefused('The archive ends before its manifest: it is cut off.');
    const manifest = archiveManifest.parse(JSON.parse(String(await bytesOf(entries.current, MOST_TEXT))));
    await entries.end();
    found.compareWith(manifest);
    return { header, manifest };
  });
}

/** What is in front of an archive. @throws RestoreRefused */
export function readHeader(file: Archive): Promise<ArchiveHeader> {
  return withEntries(file, headerOf);
}

/** @returns the refusal of a table that there is no place for */
export function unknownTable({ schema, table }: { schema: string; table: string }): RestoreRefused {
  return new RestoreRefused(
    `The archive has a table ${schema}.${table} that this version of Annals does not know. Install the version it was made with.`,
  );
}

async function headerOf(entries: Entries): Promise<ArchiveHeader> {
  const first = await entries.next();
  if (first?.header.name !== HEADER_FILE) throw new RestoreRefused('This file is no backup of Annals.');
  return archiveHeader.parse(JSON.parse(String(await bytesOf(first, MOST_TEXT))));
}

async function withEntries<Result>(
  from: Archive,
  work: (entries: Entries) => Promise<Result>,
): Promise<Result> {
  const archive = extract();
  const unpacked = createGunzip();
  let source: Readable | undefined;
  try {
    source = await contentOf(from);
    for (const stream of [source, unpacked]) stream.on('error', (error: Error) => archive.destroy(error));
    // A caller that reads only the header leaves the rest.
    archive.on('error', () => undefined);
    source.pipe(unpacked).pipe(archive);
    return await work(new Entries(archive, source));
  } catch (error) {
    throw readable(error);
  } finally {
    source?.destroy();
    unpacked.destroy();
    archive.destroy();
  }
}

/** What was packed, decrypted. @throws RestoreRefused when it is not encrypted and may not be taken as it is */
async function contentOf({ file, keys, allowUnencrypted }: Archive): Promise<Readable> {
  const handle = await open(file);
  const start = Buffer.alloc(MAGIC.length);
  try {
    await handle.read(start, 0, MAGIC.length, 0);
  } finally {
    await handle.close();
  }
  const stored = createReadStream(file);
  if (isEncrypted(start)) return Readable.from(decrypted(stored, keys), { objectMode: false });
  if (allowUnencrypted) return stored;
  stored.destroy();
  throw new RestoreRefused(
    start.subarray(0, 2).equals(GZIP)
      ? 'This archive is not encrypted, so nothing tells whether somebody altered it. Archives of earlier versions are like this: when you ' +
          'know where it has been all the time, restore it with --allow-unencrypted.'
      : 'This file is no backup of Annals.',
  );
}

/** The entries of an archive one by one; the current one is read before the next is asked for. */
class Entries {
  private readonly iterator: AsyncIterator<Entry>;
  current: Entry | undefined;

  constructor(
    archive: AsyncIterable<Entry>,
    private readonly source: Readable,
  ) {
    this.iterator = archive[Symbol.asyncIterator]();
  }

  async next(): Promise<Entry | undefined> {
    const result: IteratorResult<Entry, undefined> = await this.iterator.next();
    this.current = result.done ? undefined : result.value;
    return this.current;
  }

  /** Reads to the very end of the file: only there it is known to be whole. @throws RestoreRefused when something follows */
  async end(): Promise<void> {
    if (await this.next()) throw new RestoreRefused('Something follows the manifest of the archive.');
    this.source.unpipe();
    this.source.resume();
    await finished(this.source, { writable: false });
  }
}

const NOTHING = createHash('sha256').digest('hex');

/** What was found in an archive, to be compared with what it says of itself. */
class Found {
  readonly tables: ArchiveManifest['tables'] = [];
  readonly #log = createHash('sha256');
  #events = 0;
  readonly #pictures = createHash('sha256');
  #files = 0;
  #bytes = 0;

  constructor(private readonly onBytes: (bytes: number) => void) {}

  async *counted(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      this.onBytes((this.#bytes += chunk.length));
      yield chunk;
    }
  }

  takeLog(bytes: Buffer, events: number): void {
    this.#log.update(bytes);
    this.#events += events;
    this.onBytes((this.#bytes += bytes.length));
  }

  takePicture(name: string, content: Buffer): void {
    this.#pictures.update(name).update(content);
    this.#files += 1;
    this.onBytes((this.#bytes += content.length));
  }

  /** @throws RestoreRefused when what is there is not what was written */
  compareWith({ tables, log, pictures = { files: 0, sha256: NOTHING } }: ArchiveManifest): void {
    if (pictures.sha256 !== this.#pictures.digest('hex') || pictures.files !== this.#files)
      throw new RestoreRefused(
        `The pictures in the archive are not what was written: ${String(this.#files)} of ${String(pictures.files)}, or other ones.`,
      );
    for (const written of tables) {
      const found = this.tables.find(
        ({ schema, table }) => schema === written.schema && table === written.table,
      );
      if (written.rows === 0 && !found) continue;
      if (found?.sha256 !== written.sha256 || found.rows !== written.rows)
        throw new RestoreRefused(
          `${written.schema}.${written.table} in the archive is not what was written: ${String(found?.rows ?? 0)} of ${String(written.rows)} rows, or other ones.`,
        );
    }
    if (log && (log.sha256 !== this.#log.digest('hex') || log.events !== this.#events))
      throw new RestoreRefused(
        `The log in the archive is not what was written: ${String(this.#events)} of ${String(log.events)} events, or other ones.`,
      );
  }
}

async function* rowsOf(entries: Entries, wanted: { schema: string; table: string }): AsyncIterable<Buffer> {
  for (;;) {
    const entry = entries.current;
    const piece = entry && tableOfPiece(entry.header.name);
    if (!entry || piece?.schema !== wanted.schema || piece.table !== wanted.table) return;
    for await (const chunk of entry) yield chunk as Buffer;
    await entries.next();
  }
}

async function bytesOf(entry: Entry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of entry) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > most) throw new RestoreRefused('This file is no backup of Annals.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** What a broken file makes the libraries say, in a sentence for the operator. */
export function readable(error: unknown): unknown {
  if (error instanceof RestoreRefused || error instanceof StoreUnavailable || !(error instanceof Error))
    return error;
  // The archive was read; it is the log that does not take what is in it.
  if (error instanceof CannotTakeOver)
    return new RestoreRefused(
      `The archive can be read, but the log does not take its events: ${error.message}.`,
    );
  // The server refuses rows that are none.
  if (error instanceof pg.DatabaseError && !/^(22|23)/.test(error.code ?? '')) return error;
  if ('code' in error && error.code === 'ENOENT') return new RestoreRefused('There is no such file.');
  return new RestoreRefused(`The archive cannot be read: ${error.message}`);
}
