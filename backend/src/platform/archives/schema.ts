import type { Migration } from '@annals/projections/engine/migrations';

export const ARCHIVES_SCHEMA = 'annals_evidence';

/**
 * The archives themselves, in pieces, and how far those are that are being made. In the database, because the process that makes one need not
 * be the one that hands it out. They are deleted when their time is over; that they were made stays in the log.
 */
export const archivesMigrations: readonly Migration[] = [
  {
    schema: ARCHIVES_SCHEMA,
    name: '001 tables',
    statements: `
    CREATE SCHEMA IF NOT EXISTS ${ARCHIVES_SCHEMA};
    CREATE TABLE IF NOT EXISTS ${ARCHIVES_SCHEMA}.exports (
      id uuid PRIMARY KEY, token uuid NOT NULL, done integer NOT NULL DEFAULT 0, total integer NOT NULL DEFAULT 0,
      beat_at timestamptz NOT NULL DEFAULT now(), ready_at timestamptz
    );
    ALTER TABLE ${ARCHIVES_SCHEMA}.exports ADD COLUMN IF NOT EXISTS about uuid;
    ALTER TABLE ${ARCHIVES_SCHEMA}.exports ADD COLUMN IF NOT EXISTS keep_days integer NOT NULL DEFAULT 30;
    CREATE INDEX IF NOT EXISTS archives_about ON ${ARCHIVES_SCHEMA}.exports (about);
    CREATE TABLE IF NOT EXISTS ${ARCHIVES_SCHEMA}.parts (
      export_id uuid NOT NULL REFERENCES ${ARCHIVES_SCHEMA}.exports (id) ON DELETE CASCADE,
      number integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (export_id, number)
    );`,
  },
];
