import type pg from 'pg';

export const IMPORTS_SCHEMA = 'annals_imports';

/**
 * The lists under way: names and addresses, which the log does not keep twice. Each is deleted when it was worked through; what became of
 * its people is in the log.
 */
export async function migrateImports(pool: pg.Pool): Promise<void> {
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(7202605);
    CREATE SCHEMA IF NOT EXISTS ${IMPORTS_SCHEMA};
    CREATE TABLE IF NOT EXISTS ${IMPORTS_SCHEMA}.lists (
      id uuid PRIMARY KEY, rows jsonb NOT NULL, "createdAt" timestamptz NOT NULL DEFAULT now()
    );
    COMMIT;`);
}
