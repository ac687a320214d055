import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedServer } from '../src/postgres/embedded-server';

/** A connection, the process that serves it, and the server. */
async function served(url: string, directory: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const [server = ''] = readFileSync(join(directory, 'cluster/postmaster.pid'), 'utf8').split('\n');
  return { client, backend: rows[0]?.pid ?? 0, server: Number(server) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux')(
  'kill -9 of the server while one of its processes is frozen: it starts again, says why, and has all that was stored',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'annals-orphan-'));
    const first = await startEmbeddedServer({ directory });
    const { client, backend, server } = await served(first.url, directory);
    await client.query('CREATE TABLE kept (number integer); INSERT INTO kept VALUES (42)');
    process.kill(backend, 'SIGSTOP');
    process.kill(server, 'SIGKILL');
    while (isAlive(server)) await setTimeout(20);
    const told: string[] = [];
    const again = await startEmbeddedServer({ directory, tell: (sentence) => told.push(sentence) });
    onTestFinished(async () => {
      await again.stop();
      rmSync(directory, { recursive: true, force: true });
    });
    expect(told).toEqual([
      expect.stringContaining(`had died and left a process behind that did not end (${String(backend)})`),
    ]);
    expect(isAlive(backend)).toBe(false);
    const other = await served(again.url, directory);
    expect((await other.client.query('SELECT number FROM kept')).rows).toEqual([{ number: 42 }]);
    await other.client.end();
  },
);

test('without anything left behind nothing is said, and a server that runs is joined', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'annals-orphan-'));
  const told: string[] = [];
  const tell = (sentence: string) => void told.push(sentence);
  const first = await startEmbeddedServer({ directory, tell });
  const { client, server } = await served(first.url, directory);
  const second = await startEmbeddedServer({ directory, tell });
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect(isAlive(server)).toBe(true);
  await client.end();
  await second.stop();
  await first.stop();
  expect(told).toEqual([]);
  rmSync(directory, { recursive: true, force: true });
});
