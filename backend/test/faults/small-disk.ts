import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import pg from 'pg';

/** Room for the demo company several times over, in megabytes; memory is used only for what is written. */
const SIZE = 192;

/** A PostgreSQL of a test's own with one database on a disk that can be filled. */
export interface SmallDisk {
  /** Of the database; empty at first. */
  readonly databaseUrl: string;
  /** Leaves not a byte on the disk, whatever has become free meanwhile. */
  fill(): void;
  /** Takes away what filled it. */
  makeRoom(): void;
  close(): Promise<void>;
}

/** Why there can be no small disk here; undefined when there can. */
export function noSmallDiskBecause(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'annals-may-mount-'));
  try {
    mount(place, { megabytes: 1, uid: 0, gid: 0 });
    unmount(place);
    return undefined;
  } catch {
    return 'a file system in memory cannot be mounted here, which takes Linux and the rights of root';
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Starts a server that has all files of one database, temporary ones included, on a file system in memory. Its own log (`pg_wal`) is elsewhere,
 * as it has to be in earnest: without room for that, PostgreSQL itself stops.
 */
export async function smallDisk(): Promise<SmallDisk> {
  const directory = mkdtempSync(join(tmpdir(), 'annals-small-disk-'));
  const disk = `${directory}-mounted`;
  const filling = join(disk, 'filling');
  const server = await startEmbeddedServer({ directory, settings: { max_connections: '200' } });
  mkdirSync(disk);
  const leave = async () => {
    await server.stop();
    unmount(disk);
    rmSync(disk, { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    // It has to belong to whoever PostgreSQL runs as.
    const { uid, gid } = statSync(join(directory, 'cluster'));
    mount(disk, { megabytes: SIZE, uid, gid });
    return {
      databaseUrl: await databaseOn(disk, server.url),
      fill: () => fillUp(filling),
      makeRoom: () => rmSync(filling, { force: true }),
      close: async () => {
        // The server writes what it has in memory before it ends.
        rmSync(filling, { force: true });
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function databaseOn(disk: string, serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`CREATE TABLESPACE small LOCATION '${disk}'`);
    // Copied file by file, so that no file has holes that would ask for room when it is written to.
    await client.query('CREATE DATABASE small TABLESPACE small STRATEGY file_copy');
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = '/small';
  return url.toString();
}

function mount(place: string, of: { megabytes: number; uid: number; gid: number }): void {
  const options = `size=${String(of.megabytes)}m,uid=${String(of.uid)},gid=${String(of.gid)},mode=0777`;
  asRoot('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', place);
}

function unmount(place: string): void {
  asRoot('umount', place);
}

/** On machines for tests, an ordinary user often may be root without being asked for a password. */
function asRoot(program: string, ...words: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync(program, words, { stdio: 'ignore' });
  else execFileSync('sudo', ['-n', program, ...words], { stdio: 'ignore' });
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    let size = 2 ** 20;
    while (size > 0) {
      try {
        writeSync(descriptor, Buffer.alloc(size));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
