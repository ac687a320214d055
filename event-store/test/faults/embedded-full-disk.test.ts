import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedServer } from '../../src/postgres/embedded-server';
import { noSmallDiskBecause, smallDisk } from '../small-disk';

/** What a new cluster takes, and a few segments of its log. */
const MEGABYTES = 160;

const because = noSmallDiskBecause();
const title = 'an embedded server with all it has on one disk';

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe.skipIf(because !== undefined)(
  because === undefined ? title : `${title} (left out: ${because})`,
  () => {
    test('without room for its own log it ends; as soon as there is room it runs again, with all that was stored', async () => {
      const disk = smallDisk(MEGABYTES);
      const directory = join(disk.directory, 'postgres');
      const told: string[] = [];
      const server = await startEmbeddedServer({
        directory,
        keepsRunning: true,
        tell: (sentence) => told.push(sentence),
      });
      onTestFinished(async () => {
        await server.stop();
        disk.remove();
      });
      await ask(server.url, 'CREATE TABLE kept (number integer)');
      await ask(server.url, 'INSERT INTO kept VALUES (42)');
      disk.fill();
      // More than the segments of its log that there are.
      const written = ask(
        server.url,
        `SELECT pg_logical_emit_message(false, 'full', repeat('x', 1000000)) FROM generate_series(1, 1000)`,
      );
      await expect(written).rejects.toThrow();
      await expect.poll(() => told, { timeout: 30_000 }).toHaveLength(1);
      expect(told[0]).toMatch(/has ended and is tried again every 3 seconds\..*No space left on device/s);
      disk.makeRoom();
      await expect
        .poll(() => ask(server.url, 'SELECT number FROM kept').catch(() => undefined), { timeout: 60_000 })
        .toEqual([{ number: 42 }]);
      await expect.poll(() => told.at(-1)).toBe('The embedded PostgreSQL had ended and was started again.');
    });
  },
);

test('an embedded server that was killed is started again at the same address', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'annals-kept-running-'));
  const server = await startEmbeddedServer({ directory, keepsRunning: true, tell: () => undefined });
  onTestFinished(async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  const [pid = ''] = readFileSync(join(directory, 'cluster/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await expect
    .poll(() => ask(server.url, 'SELECT 1 AS one').catch(() => undefined), { timeout: 60_000 })
    .toEqual([{ one: 1 }]);
});
