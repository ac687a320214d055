import type { Migration } from '@annals/projections/engine/migrations';

export const IMPORTS_SCHEMA = 'annals_imports';

/**
 * The lists under way: names and addresses, which the log does not keep twice. Each is deleted when it was worked through; what became of
 * its people is in the log.
 */
export const importsMigrations: readonly Migration[] = [
  {
    schema: IMPORTS_SCHEMA,
    name: '001 tables',
    statements: `
    CREATE SCHEMA IF NOT EXISTS ${IMPORTS_SCHEMA};
    CREATE TABLE IF NOT EXISTS ${IMPORTS_SCHEMA}.lists (
      id uuid PRIMARY KEY, rows jsonb NOT NULL, "createdAt" timestamptz NOT NULL DEFAULT now()
    );`,
  },
];
