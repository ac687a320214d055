import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { copyFrom } from '@annals/event-store/postgres/copy';
import pg from 'pg';
import { extract } from 'tar-stream';
import {
  archiveHeader,
  archiveManifest,
  HEADER_FILE,
  MANIFEST_FILE,
  masterKeyCheck,
  tableOfPiece,
  type ArchiveHeader,
  type ArchiveManifest,
} from './archive-format';

/** An archive, or a database, that a backup cannot be restored from or into; a sentence says why. Nothing was changed. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/** A file in an archive, as it is read. */
type Entry = AsyncIterable<unknown> & { readonly header: { readonly name: string } };

type Restored = ArchiveManifest['tables'][number];

/** What an archive says beside the rows may be this long. */
const MOST_TEXT = 4 * 1024 * 1024;

/**
 * Puts the content of an archive into a database whose schemas exist and whose log is empty, in one transaction: either all of it is there,
 * exactly as it was written, or nothing is.
 * @throws RestoreRefused with a sentence
 */
export async function restoreBackup(
  databaseUrl: string,
  masterKey: string,
  file: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<ArchiveManifest & { readonly takenAt: string }> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'annals restore' });
  client.on('error', () => undefined); // a lost connection also rejects the query in hand
  await client.connect();
  try {
    await client.query('BEGIN');
    await mustBeEmpty(client);
    const { header, manifest, restored } = await readArchive(client, masterKey, file, onBytes);
    compare(manifest, restored);
    await client.query('COMMIT');
    return { ...manifest, takenAt: header.takenAt };
  } finally {
    // Whatever was not committed is undone with the connection.
    await client.end();
  }
}

async function mustBeEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM annals_events.events LIMIT 1');
  if (rowCount !== 0)
    throw new RestoreRefused(
      'The log of this installation is not empty. Restore into an empty database, or a new data folder.',
    );
}

async function readArchive(
  client: pg.Client,
  masterKey: string,
  file: string,
  onBytes: (bytes: number) => void,
): Promise<{ header: ArchiveHeader; manifest: ArchiveManifest; restored: readonly Restored[] }> {
  const archive = extract();
  const source = createReadStream(file);
  const unpacked = createGunzip();
  for (const stream of [source, unpacked]) stream.on('error', (error: Error) => archive.destroy(error));
  source.pipe(unpacked).pipe(archive);
  try {
    const entries = new Entries(archive);
    const first = await entries.next();
    if (first?.header.name !== HEADER_FILE) throw new RestoreRefused('This file is no backup of Annals.');
    const header = archiveHeader.parse(JSON.parse(await textOf(first)));
    if (header.masterKeyCheck !== masterKeyCheck(masterKey))
      throw new RestoreRefused(
        'This backup was made with another master key. Put that one into ANNALS_MASTER_KEY, or secrets.json into the data folder.',
      );
    const restored = await readTables(client, header, entries, onBytes);
    if (entries.current?.header.name !== MANIFEST_FILE)
      throw new RestoreRefused('The archive ends before its manifest: it is cut off.');
    return { header, manifest: archiveManifest.parse(JSON.parse(await textOf(entries.current))), restored };
  } catch (error) {
    throw readable(error);
  } finally {
    source.destroy();
    archive.destroy();
  }
}

/** The entries of an archive one by one; the current one is read before the next is asked for. */
class Entries {
  private readonly iterator: AsyncIterator<Entry>;
  current: Entry | undefined;

  constructor(archive: AsyncIterable<Entry>) {
    this.iterator = archive[Symbol.asyncIterator]();
  }

  async next(): Promise<Entry | undefined> {
    const result: IteratorResult<Entry, undefined> = await this.iterator.next();
    this.current = result.done ? undefined : result.value;
    return this.current;
  }
}

async function readTables(
  client: pg.Client,
  { tables }: ArchiveHeader,
  entries: Entries,
  onBytes: (bytes: number) => void,
): Promise<readonly Restored[]> {
  const restored: Restored[] = [];
  let bytes = 0;
  await entries.next();
  for (;;) {
    const piece = entries.current && tableOfPiece(entries.current.header.name);
    if (!piece) return restored;
    const table = tables.find(({ schema, table: name }) => schema === piece.schema && name === piece.table);
    const isKnown = table && (await exists(client, table));
    if (!table || !isKnown)
      throw new RestoreRefused(
        `The archive has a table ${piece.schema}.${piece.table} that this version of Annals does not know. Install the version it was made with.`,
      );
    // What a start has put there already, such as the name of a log without events.
    if (table.schema !== 'annals_events') await client.query(`DELETE FROM ${table.schema}.${table.table}`);
    const hash = createHash('sha256');
    const columns = table.columns.map((column) => `"${column.replaceAll('"', '')}"`).join(', ');
    const rows = await copyFrom(
      client,
      `COPY ${table.schema}.${table.table} (${columns}) FROM STDIN`,
      piecesOf(entries, piece, (chunk) => {
        hash.update(chunk);
        onBytes((bytes += chunk.length));
      }),
    );
    restored.push({ schema: table.schema, table: table.table, rows, sha256: hash.digest('hex') });
  }
}

async function* piecesOf(
  entries: Entries,
  wanted: { schema: string; table: string },
  onChunk: (chunk: Buffer) => void,
): AsyncIterable<Buffer> {
  for (;;) {
    const entry = entries.current;
    const piece = entry && tableOfPiece(entry.header.name);
    if (!entry || piece?.schema !== wanted.schema || piece.table !== wanted.table) return;
    for await (const chunk of entry) {
      const bytes = chunk as Buffer;
      onChunk(bytes);
      yield bytes;
    }
    await entries.next();
  }
}

async function exists(
  client: pg.Client,
  { schema, table }: { schema: string; table: string },
): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = $2', [
    schema,
    table,
  ]);
  return rowCount === 1;
}

/** @throws RestoreRefused when what was restored is not what was written */
function compare(manifest: ArchiveManifest, restored: readonly Restored[]): void {
  for (const written of manifest.tables) {
    const found = restored.find(({ schema, table }) => schema === written.schema && table === written.table);
    if (written.rows === 0 && !found) continue;
    if (found?.sha256 !== written.sha256 || found.rows !== written.rows)
      throw new RestoreRefused(
        `${written.schema}.${written.table} in the archive is not what was written: ${String(found?.rows ?? 0)} of ${String(written.rows)} rows, or other ones.`,
      );
  }
}

async function textOf(entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of entry) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > MOST_TEXT) throw new RestoreRefused('This file is no backup of Annals.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What a broken file makes the libraries say, in a sentence for the operator. */
function readable(error: unknown): unknown {
  if (error instanceof RestoreRefused || !(error instanceof Error)) return error;
  // The server refuses rows that are none, and hears from us when the file breaks off.
  if (error instanceof pg.DatabaseError && !/^(22|23|57014)/.test(error.code ?? '')) return error;
  if ('code' in error && error.code === 'ENOENT') return new RestoreRefused('There is no such file.');
  return new RestoreRefused(`The archive cannot be read: ${error.message}`);
}
