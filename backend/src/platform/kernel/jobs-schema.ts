import type { Migration } from '@annals/projections/engine/migrations';

export const JOBS_SCHEMA = 'annals_jobs';

/** How far each policy has read the log, how e-mails go out, what the language model has been used for, and whose digest of the week was empty. */
export const jobsMigrations: readonly Migration[] = [
  {
    schema: JOBS_SCHEMA,
    name: '001 tables',
    statements: `
    CREATE SCHEMA IF NOT EXISTS ${JOBS_SCHEMA};
    CREATE TABLE IF NOT EXISTS ${JOBS_SCHEMA}.policies (name text PRIMARY KEY, position bigint NOT NULL);
    ALTER TABLE ${JOBS_SCHEMA}.policies ADD COLUMN IF NOT EXISTS moved_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN IF NOT EXISTS is_on boolean NOT NULL DEFAULT true,
      ADD COLUMN IF NOT EXISTS failure text, ADD COLUMN IF NOT EXISTS failing_since timestamptz;
    CREATE TABLE IF NOT EXISTS ${JOBS_SCHEMA}.mail_transport
      (name text PRIMARY KEY, succeeded_at timestamptz, failed_at timestamptz, failure text, failing_since timestamptz);
    CREATE TABLE IF NOT EXISTS ${JOBS_SCHEMA}.language_model_use
      (day date PRIMARY KEY, calls integer NOT NULL, tokens bigint NOT NULL);
    CREATE TABLE IF NOT EXISTS ${JOBS_SCHEMA}.empty_digests (person_id uuid PRIMARY KEY, week text NOT NULL);`,
  },
];
