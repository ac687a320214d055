import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import type pg from 'pg';
import { z } from 'zod';
import { queriesOn } from './connections';

const withName = z.object({
  name: z.string(),
});

/** What was done to a database is in `annals.migrations`. The schema has no underscore: backups, also those of earlier versions, leave it out. */
const SCHEMA = 'annals';
const TABLE = 'migrations';

/** Taken while migrations run, so that several processes can start at once. */
const LOCK = 7_202_612;

/** A change of tables that are no read models. Once released it stays as it is: the next change is the next migration. */
export interface Migration {
  /** What it changes. When the schema was dropped, because it can be made again, its migrations run again. */
  readonly schema: string;
  /** Its own among those of the schema, and stored. */
  readonly name: string;
  /** Adds, and removes nothing that the version before works with: both run side by side during an upgrade. A question mark is written `\\?`. */
  readonly statements: string;
}

const storedName = ({ schema, name }: Migration) => `${schema}/${name}`;

/** The migrations that this database lacks. Takes no lock: a process that finds everything done is held up by nobody. */
export async function missingMigrations(
  pool: pg.Pool,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const { rowCount } = await pool.query('SELECT WHERE to_regclass($1) IS NOT NULL', [`${SCHEMA}.${TABLE}`]);
  if (rowCount === 0) return migrations;
  const rows = await rowsOf(
    withName,
    pool.query(
      `SELECT name FROM ${SCHEMA}.${TABLE} WHERE to_regnamespace(split_part(name, '/', 1)) IS NOT NULL`,
    ),
  );
  const done = new Set(rows.map(({ name }) => name));
  return migrations.filter((migration) => !done.has(storedName(migration)));
}

/**
 * Runs what this database lacks, all of it or nothing. Several processes may do so at once. What a newer version has done stays: it is for that
 * version to know.
 */
export async function runMigrations(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  if ((await missingMigrations(pool, migrations)).length === 0) return;
  await queriesOn(pool).transaction(async (transaction) => {
    // Knex's own lock is a row that a killed process would leave locked, and refuses where it should wait.
    await transaction.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    await transaction.raw(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    if (await transaction.schema.withSchema(SCHEMA).hasTable(TABLE))
      await transaction.raw(
        `DELETE FROM ${SCHEMA}.${TABLE} WHERE to_regnamespace(split_part(name, '/', 1)) IS NULL`,
      );
    await transaction.migrate.latest({
      schemaName: SCHEMA,
      tableName: TABLE,
      // An older version finds what a newer one has done, and works with it.
      disableMigrationsListValidation: true,
      migrationSource: sourceOf(migrations),
    });
  });
}

function sourceOf(migrations: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: () => Promise.resolve([...migrations]),
    getMigrationName: storedName,
    getMigration: ({ statements }) =>
      Promise.resolve({
        up: (knex: Knex) => knex.raw(statements),
        down: () => Promise.reject(new Error(FORWARD)),
      }),
  };
}

const FORWARD = 'Migrations only go forward; the version before works with what they add.';
