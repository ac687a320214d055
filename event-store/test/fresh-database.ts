import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Keeps one template from being made twice at the same time. */
const LOCK = 7_202_611;

/** What was made on the run's server and is there still. */
const made = new Set<string>();

/**
 * Creates a database on the run's PostgreSQL server and gives its connection string.
 * @param template the database that it is a copy of; without one it is empty
 */
export async function freshDatabase(
  serverUrl: string = inject('postgresUrl'),
  template = 'template1',
): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    // As files, as PostgreSQL 14 does anyway: a copy that goes through the log of the server is written twice, and costs three times as much.
    const asFiles = Number(rows[0]?.server_version_num) >= 150_000 ? 'STRATEGY file_copy' : '';
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${asFiles}`);
  });
  if (serverUrl === inject('postgresUrl')) made.add(name);
  return databaseUrl(serverUrl, name);
}

/** Drops the databases that were made and that nobody is connected to any more; the others are dropped the next time. */
export async function dropFreshDatabases(): Promise<void> {
  if (made.size === 0) return;
  await onServer(inject('postgresUrl'), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database WHERE datname = ANY($1) AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE datid = oid)`,
      [[...made]],
    );
    for (const { name } of rows) {
      await client.query(`DROP DATABASE ${name}`);
      made.delete(name);
    }
  });
}

/**
 * Creates a copy of a database that is made once for the whole run: PostgreSQL copies it in a fraction of the time that filling one takes.
 * @param name of what is in it
 * @param make fills it, and has closed its connections when it is done
 * @returns the copy's connection string, and when the original was made
 */
export async function copiedDatabase(
  name: string,
  make: (url: string, at: Date) => Promise<void>,
): Promise<{ url: string; madeAt: Date }> {
  const serverUrl = inject('postgresUrl');
  const template = `${name}_${inject('run')}`;
  const madeAt = await onServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ made: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS made FROM pg_database WHERE datname = $1`,
      [template],
    );
    if (rows[0]?.made) return new Date(rows[0].made);
    const now = new Date();
    await client.query(`DROP DATABASE IF EXISTS ${template}`);
    await client.query(`CREATE DATABASE ${template}`);
    await make(databaseUrl(serverUrl, template), now);
    await client.query(`COMMENT ON DATABASE ${template} IS '${now.toISOString()}'`);
    return now;
  });
  return { url: await freshDatabase(serverUrl, template), madeAt };
}

/** A connection of its own; what it holds ends with it. */
async function onServer<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
