import type { EventStore, StoredEvent, TakesOver } from '@annals/event-store/port';
import { canonicalEvent } from '@annals/event-store/sealing/attested-event';
import { copyFrom } from '@annals/event-store/postgres/copy';
import { openClient } from '@annals/event-store/postgres/connection-config';
import type pg from 'pg';
import type { ArchiveHeader, ArchiveManifest } from './archive-format';
import { readArchive, readHeader, unknownTable, type ArchiveSink } from './archive-reader';
import type { BackupSecrets } from './backup-key';
import type { PictureStore } from '../../../platform/pictures/picture-store';
import { RestoreRefused } from './restore-refused';

/** Where a backup is restored to. */
export interface RestoreTarget {
  readonly databaseUrl: string;
  readonly secrets: BackupSecrets;
  /** Whether an archive of an earlier version is taken, which is neither encrypted nor authenticated. */
  readonly allowUnencrypted?: boolean;
  /** The store of the log, in this database or elsewhere. */
  readonly store: EventStore & TakesOver;
  /** Whether that is not in this database. */
  readonly isElsewhere: boolean;
  /** Where the pictures of people are put; undefined: they are left out. */
  readonly pictures?: Pick<PictureStore, 'put'> | undefined;
}

/** What an archive holds. */
export type Restored = ArchiveManifest & {
  /** When it was taken (ISO instant). */
  readonly takenAt: string;
};

/** Events taken over at once. */
const AT_ONCE = 500;

/**
 * Puts the content of an archive into a database whose schemas exist and whose log is empty. A log in a table comes back in one transaction
 * with everything else: either all of it is there, exactly as it was written, or nothing is. A log in lines is looked through first, from
 * its beginning to its end, and then taken over by the store; when that is interrupted, the same restore takes it up, and the rest of the
 * installation is there only when all of it is.
 * @throws RestoreRefused with a sentence
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Restored> {
  const { allowUnencrypted = false } = target;
  const archive = { file, keys: target.secrets.keys, allowUnencrypted };
  const header = await readHeader(archive);
  mustFit(header, target);
  const whole = header.log && (await readArchive(archive, looking));
  const client = openClient(target.databaseUrl, 'annals restore', 'long');
  await client.connect();
  try {
    await client.query('BEGIN');
    await mustBeEmpty(client, target, whole && BigInt(whole.manifest.head));
    const { manifest } = await readArchive(archive, await filling(client, target), onBytes);
    await client.query('COMMIT');
    return { ...manifest, takenAt: header.takenAt };
  } finally {
    // Whatever was not committed is undone with the connection.
    await client.end();
  }
}

/**
 * Reads an archive from its beginning to its end, without a database: whether it is whole, is what was written, and can be restored with the
 * keys at hand.
 * @throws RestoreRefused with a sentence
 */
export async function checkBackup(
  { secrets, allowUnencrypted = false }: Pick<RestoreTarget, 'secrets' | 'allowUnencrypted'>,
  file: string,
  onBytes?: (bytes: number) => void,
): Promise<Restored> {
  const archive = { file, keys: secrets.keys, allowUnencrypted };
  mustHaveItsKey(await readHeader(archive), secrets);
  const { header, manifest } = await readArchive(archive, looking, onBytes);
  return { ...manifest, takenAt: header.takenAt };
}

/** @throws RestoreRefused when nobody could read the people's words of this archive */
function mustHaveItsKey(header: ArchiveHeader, { masterKeyChecks }: BackupSecrets): void {
  if (!masterKeyChecks.includes(header.masterKeyCheck))
    throw new RestoreRefused(
      'This backup was made with another master key. Put that one into ANNALS_MASTER_KEY, or secrets.json into the data folder.',
    );
}

/** @throws RestoreRefused when this archive cannot be restored into such an installation */
function mustFit(header: ArchiveHeader, { secrets, isElsewhere }: RestoreTarget): void {
  mustHaveItsKey(header, secrets);
  if (isElsewhere && !header.log)
    throw new RestoreRefused(
      'The log of this backup is a table of PostgreSQL. Restore it without EVENT_STORE_URL, move the log with ' +
        'annals events copy --to <the address of EventStoreDB>, then set EVENT_STORE_URL again and start.',
    );
}

/**
 * @param mostThere a log in lines may have been restored up to here by an earlier try
 * @throws RestoreRefused when people have worked with this installation
 */
async function mustBeEmpty(
  client: pg.Client,
  { store }: RestoreTarget,
  mostThere: bigint | undefined,
): Promise<void> {
  const { rowCount: keys } = await client.query('SELECT FROM annals_keys.personal_keys LIMIT 1');
  if (keys !== 0 || (await store.head()) > (mostThere ?? 0n)) throw notEmpty();
}

function notEmpty(): RestoreRefused {
  return new RestoreRefused(
    'The log of this installation is not empty. Restore into an empty database, or a new data folder.',
  );
}

/** Only looks whether an archive is whole. */
const looking: ArchiveSink = {
  table: async (_, rows) => {
    let count = 0;
    // In the text format of COPY a line feed ends a row, and occurs nowhere else.
    for await (const chunk of rows)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
    return count;
  },
  events: () => Promise.resolve(),
  picture: () => Promise.resolve(),
};

/** Writes what it reads. */
async function filling(client: pg.Client, { store, pictures }: RestoreTarget): Promise<ArchiveSink> {
  const there = await store.head();
  return {
    table: async ({ schema, table, columns }, rows) => {
      const known = await client.query('SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = $2', [
        schema,
        table,
      ]);
      if (known.rowCount !== 1) throw unknownTable({ schema, table });
      // What a start has put there already, such as the name of a log without events.
      if (schema !== 'annals_events') await client.query(`DELETE FROM ${schema}.${table}`);
      const list = columns.map((column) => `"${column.replaceAll('"', '')}"`).join(', ');
      return copyFrom(client, `COPY ${schema}.${table} (${list}) FROM STDIN`, rows);
    },
    events: async (events) => {
      await mustBeThere(
        store,
        events.filter(({ position }) => position <= there),
      );
      const missing = events.filter(({ position }) => position > there);
      for (let from = 0; from < missing.length; from += AT_ONCE)
        await store.takeOver(missing.slice(from, from + AT_ONCE));
    },
    // Without the keys, which come with everything else, nobody can open them.
    picture: async (name, content) => pictures?.put(name, content),
  };
}

/** @throws RestoreRefused when the store has other events at these positions */
async function mustBeThere(store: EventStore, events: readonly StoredEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const found = await store.readAll({ after: first.position - 1n, limit: events.length });
  const isThere = events.every((event, index) => {
    const copy = found.events[index];
    return copy?.position === event.position && canonicalEvent(copy) === canonicalEvent(event);
  });
  if (!isThere) throw notEmpty();
}
