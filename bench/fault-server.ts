import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@annals/event-store/free-port';
import pg from 'pg';
import { until } from '../backend/test/faults/until';

const DEBIAN = '/usr/lib/postgresql';
/** Two processes of each role open more than PostgreSQL lets in by default; nothing here has to outlive a power cut. */
const SETTINGS = ['max_connections=400', 'fsync=off', 'shared_buffers=256MB', 'unix_socket_directories='];

/** It does again what had been written since its last checkpoint, on a machine that is busy. */
const LONGEST_START_MS = 120_000;

/** The PostgreSQL of this machine (Debian's), as a cluster of its own in a temporary folder. */
export interface FaultServer {
  readonly url: string;
  readonly version: string;
  /** Stops it at once, without a word to anybody and with nothing put in order, and starts it again after so long. */
  crash(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error when there is none */
export async function startPostgres(): Promise<FaultServer> {
  const newest = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (newest === undefined)
    throw new Error('There is no PostgreSQL here (Debian: apt-get install postgresql).');
  const program = (name: string) => join(DEBIAN, newest, 'bin', name);
  const directory = mkdtempSync(join(tmpdir(), 'annals-fault-server-'));
  const data = join(directory, 'cluster');
  // PostgreSQL does not run as root.
  const identity = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (identity) chownSync(directory, identity.uid, identity.gid);
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'], {
    stdio: 'ignore',
    ...identity,
  });
  const port = await freePort();
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  const start = async () => {
    const started = spawn(program('postgres'), ['-D', data, '-p', String(port), ...settings], {
      stdio: 'ignore',
      ...identity,
    });
    await until(() => versionOf(url), { timeout: LONGEST_START_MS, interval: 100 });
    return started;
  };
  const stop = async () => {
    server.kill('SIGQUIT');
    await once(server, 'exit');
  };
  let server = await start();
  return {
    url,
    version: await versionOf(url),
    crash: async (awayMs) => {
      await stop();
      await setTimeout(awayMs);
      server = await start();
    },
    stop: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version') AS version`,
    );
    return rows[0]?.version ?? '';
  } finally {
    await client.end();
  }
}
