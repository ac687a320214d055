import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../src/port';
import { APPLICATION_ROLE, prepareSession } from '../../src/postgres/application-role';
import { migrateEventStore } from '../../src/postgres/migrate-event-store';
import { PostgresEventStore } from '../../src/postgres/postgres-event-store';
import { newEvent, newStream } from '../event-store-contract';
import { freshDatabase } from '../fresh-database';

const CHANGES = [
  `UPDATE annals_events.events SET type = 'Other'`,
  'DELETE FROM annals_events.events',
  'DELETE FROM annals_events.events WHERE false',
  'TRUNCATE annals_events.events',
];

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

describe('the log in PostgreSQL', () => {
  let url: string;
  beforeAll(async () => {
    url = await freshDatabase();
    await migrateEventStore(url);
    const store = new PostgresEventStore(url);
    await store.append(newStream(), [newEvent()], 'no-stream');
    await store.close();
  });

  test.each(CHANGES)('refuses its owner: %s', (change) =>
    withClient(url, async (client) => {
      await expect(client.query(change)).rejects.toThrow(/The log is append-only/);
      await client.query('SET session_replication_role = replica');
      await expect(client.query(change)).rejects.toThrow(/The log is append-only/);
    }),
  );

  test.each([...CHANGES, `INSERT INTO annals_events.events SELECT * FROM annals_events.events`])(
    'grants the application no: %s',
    (change) =>
      withClient(url, async (client) => {
        await client.query(`SET ROLE ${APPLICATION_ROLE}`);
        await expect(client.query(change)).rejects.toThrow(/permission denied/);
      }),
  );

  test("the adapter's sessions take on the application's role", () =>
    withClient(url, async (client) => {
      await prepareSession(client);
      const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
      expect(rows).toEqual([{ role: APPLICATION_ROLE }]);
    }));
});

test('several processes may migrate at once, databases of one cluster too', async () => {
  const urls = await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()]);
  const reports = await Promise.all(
    urls.flatMap((url) => [migrateEventStore(url), migrateEventStore(url), migrateEventStore(url)]),
  );
  expect(reports.every(({ warnings }) => warnings.length === 0)).toBe(true);
});

test('an ordinary user may migrate and append, under the role when it exists', async () => {
  const url = await freshDatabase();
  const user = `user_${randomBytes(4).toString('hex')}`;
  const database = new URL(url).pathname.slice(1);
  await withClient(url, async (client) => {
    await client.query(`CREATE ROLE ${user} LOGIN PASSWORD 'secret'`);
    await client.query(`GRANT CREATE ON DATABASE ${database} TO ${user}`);
  });
  const own = new URL(url);
  own.username = user;
  own.password = 'secret';
  await migrateEventStore(own.toString());
  const store = new PostgresEventStore(own.toString());
  await store.append(newStream(), [newEvent()], 'no-stream');
  expect(await store.head()).toBe(1n);
  await store.close();
});

test('a store that cannot be reached says so, without the password', async () => {
  const store = new PostgresEventStore('postgres://annals:very-secret@127.0.0.1:1/annals');
  const error: unknown = await store.head().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(String(error)).toMatch(/ECONNREFUSED/);
  expect(String(error)).not.toContain('very-secret');
  await store.close();
  expect(() => new PostgresEventStore('very-secret')).toThrow(/must look like postgres:/);
});

test('waiting too long for the lock of the log is told as unavailable', async () => {
  const url = await freshDatabase();
  await migrateEventStore(url);
  await withClient(url, (client) =>
    client.query(`ALTER FUNCTION annals_events.append SET lock_timeout = '50ms'`),
  );
  const store = new PostgresEventStore(url);
  await withClient(url, async (client) => {
    await client.query('BEGIN; SELECT pg_advisory_xact_lock(4711, 1)');
    await expect(store.append(newStream(), [newEvent()], 'no-stream')).rejects.toThrow(StoreUnavailable);
    await client.query('ROLLBACK');
  });
  await store.append(newStream(), [newEvent()], 'no-stream');
  await store.close();
});
