import { migrateSchema, type MigrationReport } from '../postgres/migrate-schema';

/** The channel on which the destruction of a person's keys is announced; the payload is the person. */
export const KEY_DESTROYED_CHANNEL = 'annals_key_destroyed';

/**
 * One key for each person. A person whose keys were destroyed and who comes back gets a new one, under a new id, which opens
 * nothing of what was written before.
 */
const PERSONAL_KEYS_TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS annals_keys.personal_keys (
  subject    uuid        NOT NULL,
  key_id     uuid        NOT NULL PRIMARY KEY,
  wrapped    bytea       NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT personal_keys_subject UNIQUE (subject)
);
COMMENT ON TABLE annals_keys.personal_keys IS
  'Data keys of people, wrapped by the master key. Erasure deletes the row: keep backups of this schema shorter than those of the log.';
`;

/**
 * Creates the table of personal keys, in a schema of its own (`annals_keys`) because its backups must be kept for a shorter time
 * than those of the log: an erasure is only complete when the last backup of the key is gone.
 * Safe to run at every start, by several processes at once.
 * @param user the database user who works with it, when that is another one
 * @throws StoreUnavailable when the database cannot be reached
 */
export function migratePersonalKeys(url: string, user?: string): Promise<MigrationReport> {
  return migrateSchema(url, user, {
    schema: 'annals_keys',
    version: 1,
    statements: PERSONAL_KEYS_TABLE,
    grants: (role) => `
      GRANT USAGE ON SCHEMA annals_keys TO ${role};
      GRANT SELECT, INSERT, DELETE, UPDATE (wrapped) ON annals_keys.personal_keys TO ${role};`,
  });
}
