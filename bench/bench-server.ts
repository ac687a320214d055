import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, totalmem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_SETTINGS } from '@annals/backend/platform/configuration/embedded-settings';
import pg from 'pg';
import { startEmbeddedServer } from '@annals/event-store/postgres/embedded-server';

/** A server to measure against: the one `BENCH_DATABASE_URL` names, else an embedded one as the product starts it. */
export async function benchServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const own = process.env['BENCH_DATABASE_URL'];
  if (own) return { url: own, stop: () => Promise.resolve() };
  const directory = mkdtempSync(join(tmpdir(), 'annals-bench-'));
  const server = await startEmbeddedServer({ directory, settings: EMBEDDED_SETTINGS });
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  // Whoever breaks a benchmark off finds the machine as it was.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)));
  return { url: server.url, stop };
}

/** Creates an empty database on a server and gives its connection string. */
export async function benchDatabase(serverUrl: string): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** What the figures were measured on; figures without it say nothing. */
export function describeMachine(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const setting = async (name: string): Promise<string> =>
      (await client.query<{ value: string }>('SELECT current_setting($1) AS value', [name])).rows[0]?.value ??
      '?';
    const processors = cpus();
    return [
      `CPU          ${processors[0]?.model ?? 'unknown'}, ${processors.length} cores`,
      `memory       ${Math.round(totalmem() / 2 ** 30)} GiB`,
      `Node         ${process.version}`,
      `PostgreSQL   ${await setting('server_version')}, fsync ${await setting('fsync')}, synchronous_commit ${await setting('synchronous_commit')}`,
    ].join('\n');
  });
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
