import type pg from 'pg';

export const EVIDENCE_SCHEMA = 'annals_evidence';

/**
 * The bundles themselves, in pieces, and how far those are that are being made. In the database, because the process that makes a bundle need not
 * be the one that hands it out. They are deleted when their time is over; that they were made stays in the log.
 */
export async function migrateEvidence(pool: pg.Pool): Promise<void> {
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(7202607);
    CREATE SCHEMA IF NOT EXISTS ${EVIDENCE_SCHEMA};
    CREATE TABLE IF NOT EXISTS ${EVIDENCE_SCHEMA}.exports (
      id uuid PRIMARY KEY, token uuid NOT NULL, done integer NOT NULL DEFAULT 0, total integer NOT NULL DEFAULT 0,
      beat_at timestamptz NOT NULL DEFAULT now(), ready_at timestamptz
    );
    CREATE TABLE IF NOT EXISTS ${EVIDENCE_SCHEMA}.parts (
      export_id uuid NOT NULL REFERENCES ${EVIDENCE_SCHEMA}.exports (id) ON DELETE CASCADE,
      number integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (export_id, number)
    );
    COMMIT;`);
}
