import { readFileSync } from 'node:fs';
import { openPool } from '@annals/projections/engine/connections';
import { missingMigrations, runMigrations, type Migration } from '@annals/projections/engine/migrations';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testUsers } from '../../event-store/test/database-users';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { migrate } from '../src/migrate';
import { openLogger } from '../src/platform/kernel/logger';
import { WrongConfiguration } from '../src/platform/kernel/wrong-configuration';
import { startProduct } from './product';

const LOGGER = openLogger('silent');

const one: Migration = {
  schema: 'annals_test',
  name: '001 tables',
  statements: 'CREATE SCHEMA annals_test; CREATE TABLE annals_test.things (id integer PRIMARY KEY)',
};
const two: Migration = {
  schema: 'annals_test',
  name: '002 words',
  statements: 'ALTER TABLE annals_test.things ADD COLUMN word text',
};

function pool(url: string): pg.Pool {
  const opened = openPool(url, 4);
  onTestFinished(() => opened.end());
  return opened;
}

/** Every column, constraint and index of the tables that migrations make, as PostgreSQL's catalog has them. */
async function structure(of: pg.Pool): Promise<readonly string[]> {
  const { rows } = await of.query<{ line: string }>(`
    WITH tables AS (
      SELECT c.oid, format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND (n.nspname IN ('annals_accounts', 'annals_jobs', 'annals_imports', 'annals_evidence')
        OR n.nspname = 'annals_read' AND c.relname IN ('projections', 'rebuilds', 'workers', 'processes')))
    SELECT format('%s %s. %s %s %s %s', name, attnum, attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END,
      pg_get_expr(adbin, adrelid)) AS line
    FROM tables JOIN pg_attribute a ON attrelid = tables.oid AND attnum > 0 AND NOT attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = attrelid AND d.adnum = attnum
    UNION ALL SELECT format('%s %s %s', name, conname, pg_get_constraintdef(c.oid)) FROM tables JOIN pg_constraint c ON conrelid = tables.oid
    UNION ALL SELECT format('%s %s', name, pg_get_indexdef(indexrelid)) FROM tables JOIN pg_index ON indrelid = tables.oid
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}

test('a database from before there were migrations is taken over with everything in it, and comes to what a fresh one is', async () => {
  const [before, fresh] = [await freshDatabase(), await freshDatabase()];
  const old = pool(before);
  await old.query(readFileSync(new URL('before-migrations.sql', import.meta.url), 'utf8'));
  const found = await structure(old);
  await migrate(before, LOGGER);
  await migrate(fresh, LOGGER);
  expect(found.length).toBeGreaterThan(100);
  expect(await structure(old)).toEqual(found);
  expect(await structure(pool(fresh))).toEqual(found);
  const { rows } = await old.query(`
    SELECT (SELECT email FROM annals_accounts.user_auth), (SELECT position FROM annals_jobs.policies), (SELECT id FROM annals_read.workers),
      (SELECT count(*) FROM annals_imports.lists) AS lists, (SELECT keep_days FROM annals_evidence.exports)`);
  expect(rows).toEqual([{ email: 'kept@example.com', position: 42n, id: 'kept', lists: 1n, keep_days: 30 }]);
});

test('a product of the version before is brought up to date by the owner alone, and works', async () => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const superuser = pool(product.databaseUrl);
  const found = await structure(superuser);
  await superuser.query('DROP SCHEMA annals CASCADE');
  const { owner, application, keys, seal } = testUsers(product.databaseUrl);
  // A copy of a database does not have the rights on its original.
  await superuser.query(
    `GRANT CREATE ON DATABASE ${new URL(owner).pathname.slice(1)} TO ${new URL(owner).username}`,
  );
  const users = { url: application, keysUrl: keys, sealUrl: seal };
  await expect(migrate({ ...users, ownerUrl: undefined }, LOGGER)).rejects.toThrow(WrongConfiguration);
  await migrate({ ...users, ownerUrl: owner }, LOGGER);
  await migrate({ ...users, ownerUrl: undefined }, LOGGER);
  expect(await structure(superuser)).toEqual(found);
  await expect(pool(application).query('DELETE FROM annals.migrations')).rejects.toThrow('permission denied');
  const employee = await product.as('employee');
  expect((await employee.get('/api/meetings')).status).toBe(200);
});

test('of several processes that start at once, one does the work and the others wait', async () => {
  const database = pool(await freshDatabase());
  await Promise.all(Array.from({ length: 4 }, () => runMigrations(database, [one, two])));
  const { rows } = await database.query('SELECT name FROM annals.migrations ORDER BY id');
  expect(rows).toEqual([{ name: 'annals_test/001 tables' }, { name: 'annals_test/002 words' }]);
});

test('all or nothing is done, and what failed is done the next time', async () => {
  const database = pool(await freshDatabase());
  await expect(runMigrations(database, [one, { ...two, statements: 'SELECT 1 / 0' }])).rejects.toThrow(
    'division by zero',
  );
  expect(
    (await database.query('SELECT FROM pg_namespace WHERE nspname = $1', ['annals_test'])).rowCount,
  ).toBe(0);
  await runMigrations(database, [one, two]);
  expect(await missingMigrations(database, [one, two])).toEqual([]);
});

test('the version before works with what a newer one has done, and a new feature comes later', async () => {
  const database = pool(await freshDatabase());
  await runMigrations(database, [one, two]);
  await runMigrations(database, [one]);
  const later: Migration = { schema: 'annals_later', name: '001', statements: 'CREATE SCHEMA annals_later' };
  await runMigrations(database, [later, one]);
  expect(await missingMigrations(database, [later, one, two])).toEqual([]);
});

test('a schema that was dropped, because it can be made again, is made again', async () => {
  const database = pool(await freshDatabase());
  await runMigrations(database, [one, two]);
  await database.query('DROP SCHEMA annals_test CASCADE');
  await runMigrations(database, [one, two]);
  await database.query(`INSERT INTO annals_test.things (id, word) VALUES (1, 'again')`);
});
