import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import pg from 'pg';
import { smallDisk, type SmallDisk } from '../../../event-store/test/small-disk';

/** Room for the demo company several times over. */
const MEGABYTES = 192;

/** A PostgreSQL of a test's own with one database on a disk that can be filled. */
export interface DatabaseOnSmallDisk {
  readonly disk: SmallDisk;
  /** Of the database; empty at first. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a server that has all files of one database, temporary ones included, on a small disk. Its own log (`pg_wal`) is elsewhere, as it has
 * to be in earnest: without room for that, PostgreSQL itself stops.
 */
export async function databaseOnSmallDisk(): Promise<DatabaseOnSmallDisk> {
  const directory = mkdtempSync(join(tmpdir(), 'annals-beside-small-disk-'));
  const disk = smallDisk(MEGABYTES);
  // Where its own tables change, PostgreSQL takes away a file that new connections need, and without room lets none in: nothing here changes them.
  const settings = { max_connections: '200', autovacuum: 'off' };
  const server = await startEmbeddedServer({ directory, settings });
  const close = async () => {
    // The server writes what it has in memory before it ends.
    disk.makeRoom();
    await server.stop();
    disk.remove();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const tables = join(disk.directory, 'tables');
    mkdirSync(tables);
    // It has to belong to whoever PostgreSQL runs as.
    const { uid, gid } = statSync(join(directory, 'cluster'));
    chownSync(tables, uid, gid);
    return { disk, url: await databaseIn(tables, server.url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function databaseIn(tables: string, serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`CREATE TABLESPACE small LOCATION '${tables}'`);
    // Copied file by file, so that no file has holes that would ask for room when it is written to.
    await client.query('CREATE DATABASE small TABLESPACE small STRATEGY file_copy');
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = '/small';
  return url.toString();
}
