import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APPLICATION_ROLE } from '@annals/event-store/postgres/application-role';
import { userIn } from '@annals/event-store/postgres/database-users';
import { startEmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import { openPool } from '@annals/projections/engine/connections';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testUsers, withTestUsers } from '../../../event-store/test/database-users';
import { freshDatabase } from '../../../event-store/test/fresh-database';
import { readConfiguration } from '../../src/platform/configuration/configuration';
import { openDatabase } from '../../src/platform/configuration/database';
import { tooManyRights } from '../../src/features/operations/database-rights';
import { hasRoom } from '../../src/platform/sessions/has-room';
import { migrate } from '../../src/migrate';
import { startProduct, type Product } from '../product';

const PROTECTED = ['annals_events', 'annals_keys', 'annals_seal'];
const SILENT = pino({ level: 'silent' });
let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections', 'jobs'] });
}, 120_000);
afterAll(() => product.stop());

async function run(url: string, ...statements: readonly string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let last: pg.QueryResult | undefined;
    for (const statement of statements) last = await client.query(statement);
    return last;
  } finally {
    await client.end();
  }
}

type Purpose = 'application' | 'keys' | 'seal';
const urlOf = (purpose: Purpose) => testUsers(product.databaseUrl)[purpose];

describe.each(['application', 'keys', 'seal'] as const)('the database user of the %s', (purpose) => {
  test('stays what it is, whatever role it asks for', async () => {
    for (const statement of ['RESET ROLE', 'RESET SESSION AUTHORIZATION', 'SET ROLE NONE']) {
      const found = await run(
        urlOf(purpose),
        statement,
        'SELECT session_user::text AS user, current_user::text AS acting',
      );
      expect(found?.rows).toEqual([{ user: userIn(urlOf(purpose)), acting: userIn(urlOf(purpose)) }]);
    }
    const others = Object.values(testUsers(product.databaseUrl) as unknown as Record<string, string>).map(
      userIn,
    );
    const { rows } = (await run(product.databaseUrl, 'SELECT rolname::text AS role FROM pg_roles')) ?? {
      rows: [],
    };
    const roles = (rows as { role: string }[])
      .map(({ role }) => role)
      .filter((role) => role !== userIn(urlOf(purpose)));
    expect(roles).toEqual(
      expect.arrayContaining([APPLICATION_ROLE, ...others.filter((name) => name !== userIn(urlOf(purpose)))]),
    );
    for (const role of roles)
      await expect(run(urlOf(purpose), `SET ROLE "${role}"`), role).rejects.toThrow(/permission denied/);
  });

  test.each([
    'CREATE ROLE another SUPERUSER',
    'CREATE SCHEMA another',
    'CREATE TABLE public.another (id int)',
    `COPY (SELECT 1) TO PROGRAM 'id'`,
    `SELECT pg_read_file('postgresql.conf')`,
    'SET session_replication_role = replica',
    'ALTER TABLE annals_events.events DISABLE TRIGGER ALL',
    'DROP TRIGGER refuse_update ON annals_events.events',
    'DROP SCHEMA annals_events CASCADE',
    'CREATE TRIGGER mine BEFORE INSERT ON annals_events.events FOR EACH ROW EXECUTE FUNCTION annals_events.refuse_change()',
    'CREATE OR REPLACE FUNCTION annals_events.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    'ALTER SCHEMA annals_keys OWNER TO CURRENT_USER',
    'ALTER TABLE annals_seal.state OWNER TO CURRENT_USER',
  ])('may not: %s', async (statement) => {
    await expect(run(urlOf(purpose), statement)).rejects.toThrow(
      /permission denied|must be owner|no privileges/,
    );
  });

  test('has of the log, the keys and the seal what it is for, table by table, and of other schemas what is its own', async () => {
    const { rows } = (await run(
      product.databaseUrl,
      `SELECT schemaname || '.' || tablename AS name, schemaname::text AS schema, rights.name AS right
       FROM pg_tables, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) AS rights(name)
       WHERE schemaname LIKE 'annals\\_%' AND has_table_privilege('${userIn(urlOf(purpose))}', format('%I.%I', schemaname, tablename)::regclass, rights.name)`,
    )) ?? { rows: [] };
    const rights = rows as { name: string; schema: string; right: string }[];
    const may = (schema: string) =>
      [...new Set(rights.filter((one) => one.schema === schema).map(({ right }) => right))].sort();
    const expected: Record<Purpose, readonly (readonly string[])[]> = {
      application: [['SELECT'], [], ['SELECT']],
      keys: [[], ['DELETE', 'INSERT', 'SELECT'], []],
      seal: [[], [], ['INSERT', 'SELECT', 'UPDATE']],
    };
    expect(PROTECTED.map(may)).toEqual(expected[purpose]);
    if (purpose !== 'application')
      expect(rights.filter(({ schema }) => !PROTECTED.includes(schema))).toEqual([]);
  });
});

test('the running product works with these users, and none of its connections is another', async () => {
  const manager = await product.as('manager');
  const answer = await manager.post('/api/meetings', {
    title: 'Written by a user who may only append',
    employeeId: product.cast.employee.id,
    scheduledAt: '2031-01-07T10:00:00.000Z',
    duration: 30,
  });
  expect(answer.status).toBe(201);
  const { rows } = (await run(
    product.databaseUrl,
    `SELECT DISTINCT usename::text AS name FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )) ?? { rows: [] };
  const known = (['application', 'keys', 'seal'] as const).map((purpose) => userIn(urlOf(purpose)));
  for (const { name } of rows as { name: string }[]) expect(known).toContain(name);
  const { pool } = product.annals.services;
  expect(await tooManyRights(pool)).toEqual([]);
});

test('an installation of one user gets users of its own, rows and all, and doctor tells one from the other', async () => {
  const url = await freshDatabase();
  await migrate(url, SILENT);
  await run(
    url,
    `INSERT INTO annals_accounts.user_auth (id, "userId", email, role) VALUES (gen_random_uuid(), gen_random_uuid(), 'a@b.example', 'admin')`,
    `GRANT ALL ON ALL TABLES IN SCHEMA annals_events TO PUBLIC`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA annals_events FROM PUBLIC`,
  );
  const users = await withTestUsers(url);
  const urls = { url: users.application, keysUrl: users.keys, sealUrl: users.seal, ownerUrl: users.owner };
  await migrate(urls, SILENT);
  await migrate(urls, SILENT);
  // A process that is not told the owner looks only whether it was done.
  await migrate({ ...urls, ownerUrl: undefined }, SILENT);
  const pool = openPool(users.application, 1);
  expect((await pool.query('SELECT FROM annals_accounts.user_auth')).rowCount).toBe(1);
  expect(await tooManyRights(pool)).toEqual([]);
  // Doctor tries out whether a table can grow with these rights, and leaves nothing behind.
  expect([await hasRoom(pool), await hasRoom(pool)]).toEqual([true, true]);
  await run(url, `GRANT UPDATE ON annals_events.events TO "${userIn(users.application)}"`);
  expect(await tooManyRights(pool)).toEqual(['it can change annals_events.events']);
  // Preparing again takes it away.
  await withTestUsers(url);
  expect(await tooManyRights(pool)).toEqual([]);
  await pool.end();
});

test('a process without the owner refuses a database that is not set up', async () => {
  const users = await withTestUsers(await freshDatabase());
  const urls = { url: users.application, keysUrl: users.keys, sealUrl: users.seal, ownerUrl: undefined };
  await expect(migrate(urls, SILENT)).rejects.toThrow('annals database prepare');
});

test("the embedded server has these users, an older one gets them, and their passwords are its owner's alone", async () => {
  const data = mkdtempSync(join(tmpdir(), 'annals-embedded-'));
  try {
    // As an installation of an earlier version: everything belongs to the superuser.
    const server = await startEmbeddedServer({ directory: join(data, 'postgres') });
    await migrate(server.url, SILENT);
    await server.stop();
    const database = await openDatabase(readConfiguration({ ANNALS_DATA: data }));
    await migrate(database, SILENT);
    await expect(run(database.url, 'RESET ROLE', 'DROP TABLE annals_events.events')).rejects.toThrow(
      /must be owner/,
    );
    await expect(run(database.keysUrl, 'SELECT FROM annals_events.events')).rejects.toThrow(
      /permission denied/,
    );
    await database.stop();
    const file = join(data, 'postgres', 'users.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const passwords = readFileSync(file, 'utf8');
    const again = await openDatabase(readConfiguration({ ANNALS_DATA: data }));
    await migrate(again, SILENT);
    expect(readFileSync(file, 'utf8')).toBe(passwords);
    await again.stop();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}, 120_000);
