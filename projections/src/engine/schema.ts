import type pg from 'pg';
import { READ_SCHEMA } from './connections';
import { runMigrations, type Migration } from './migrations';
import type { Projection } from './projection';
import { createIndexes, createTable, showGeneration } from './read-model-table';

/** Taken while read models are created, so that several processes can start at once. */
const MIGRATION_LOCK = 7_202_601;

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${READ_SCHEMA};

  -- One row per read model: which generation readers see, how far it is, who holds its lease, what stopped it.
  CREATE TABLE IF NOT EXISTS ${READ_SCHEMA}.projections (
    name text PRIMARY KEY,
    version integer NOT NULL,
    generation integer NOT NULL,
    position bigint NOT NULL,
    holder text,
    token bigint NOT NULL DEFAULT 0,
    lease_until timestamptz NOT NULL DEFAULT '-infinity',
    failure jsonb,
    updated_at timestamptz NOT NULL DEFAULT now()
  );

  -- A rebuild under way beside the live generation; gone once it is switched to.
  CREATE TABLE IF NOT EXISTS ${READ_SCHEMA}.rebuilds (
    name text PRIMARY KEY,
    generation integer NOT NULL,
    position bigint NOT NULL,
    head bigint NOT NULL,
    failure jsonb,
    requested_at timestamptz NOT NULL DEFAULT now()
  );

  -- The workers alive, so that each takes its fair share of the leases.
  CREATE TABLE IF NOT EXISTS ${READ_SCHEMA}.workers (id text PRIMARY KEY, seen_at timestamptz NOT NULL);

  -- The processes alive, whatever they do, and what they can read: during an upgrade several versions work side by side.
  CREATE TABLE IF NOT EXISTS ${READ_SCHEMA}.processes (
    id text PRIMARY KEY,
    roles text[] NOT NULL,
    knows jsonb NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now()
  );

  ALTER TABLE ${READ_SCHEMA}.projections
    ADD COLUMN IF NOT EXISTS paused jsonb, -- who holds it still, since when and why
    ADD COLUMN IF NOT EXISTS left_out jsonb NOT NULL DEFAULT '{}', -- the streams its rows lack, each from a position on
    ADD COLUMN IF NOT EXISTS previous jsonb, -- the generation that is kept to roll back to
    ADD COLUMN IF NOT EXISTS last_rebuild jsonb, -- how the last one went, and what it changed
    ADD COLUMN IF NOT EXISTS waiting jsonb; -- the event that no worker so far could read

  ALTER TABLE ${READ_SCHEMA}.rebuilds
    ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'rebuild',
    ADD COLUMN IF NOT EXISTS version integer NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS saved bigint NOT NULL DEFAULT 0, -- how far what is in the table reaches
    ADD COLUMN IF NOT EXISTS token bigint NOT NULL DEFAULT 0, -- of the lease of its runner: nobody else's writes count
    ADD COLUMN IF NOT EXISTS state text NOT NULL DEFAULT 'waiting',
    ADD COLUMN IF NOT EXISTS review boolean NOT NULL DEFAULT false,
    ADD COLUMN IF NOT EXISTS approved boolean NOT NULL DEFAULT false,
    ADD COLUMN IF NOT EXISTS difference jsonb,
    ADD COLUMN IF NOT EXISTS requested_by text NOT NULL DEFAULT 'system:projections',
    ADD COLUMN IF NOT EXISTS reason text,
    ADD COLUMN IF NOT EXISTS started_at timestamptz;

  ALTER TABLE ${READ_SCHEMA}.workers ADD COLUMN IF NOT EXISTS knows jsonb; -- the events and read models it can read; null: an earlier Annals
`;

/** The engine's own tables. */
export const engineMigrations: readonly Migration[] = [
  { schema: READ_SCHEMA, name: '001 tables of the engine', statements: TABLES },
];

/**
 * Creates what is missing: the engine's own tables, and generation 1 of every read model that is new. A read model of an older version is
 * left as it is, readable; the worker rebuilds it beside and switches.
 */
export async function migrateReadModels(pool: pg.Pool, projections: readonly Projection[]): Promise<void> {
  await runMigrations(pool, engineMigrations);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    for (const projection of projections) {
      const { rowCount } = await client.query(
        `INSERT INTO ${READ_SCHEMA}.projections (name, version, generation, position) VALUES ($1, $2, 1, 0) ON CONFLICT DO NOTHING`,
        [projection.name, projection.version],
      );
      if (rowCount === 0) continue;
      await client.query(createTable(projection, 1));
      for (const statement of createIndexes(projection, 1)) await client.query(statement);
      await client.query(showGeneration(projection, 1));
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
