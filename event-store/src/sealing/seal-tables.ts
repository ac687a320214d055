import { migrateSchema, type MigrationReport } from '../postgres/migrate-schema';

/**
 * What sealing keeps, in a schema of its own. All of it but the checkpoints and the keys can be made again from the log.
 *
 * `tiles` is the Merkle tree (see `tile.ts`); those of level 0 also say where each leaf is in the store. `state` is how far the tree goes:
 * moving it by compare-and-set is what keeps several processes from sealing twice. `cosignatures` are those of witnesses, by the witness's public
 * key and the size of the checkpoint; `witnesses` says how the last request to each went.
 */
const SEAL_TABLES = /* sql */ `
CREATE TABLE IF NOT EXISTS annals_seal.tiles (
  level     smallint NOT NULL,
  index     bigint   NOT NULL,
  hashes    bytea    NOT NULL,
  positions bytea    NOT NULL,
  PRIMARY KEY (level, index)
);
CREATE TABLE IF NOT EXISTS annals_seal.state (
  single   boolean NOT NULL PRIMARY KEY DEFAULT true CHECK (single),
  origin   text    NOT NULL,
  size     bigint  NOT NULL DEFAULT 0,
  position bigint  NOT NULL DEFAULT 0,
  news     bigint  NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS annals_seal.checkpoints (
  size      bigint      NOT NULL PRIMARY KEY,
  position  bigint      NOT NULL,
  note      text        NOT NULL,
  sealed_at timestamptz NOT NULL,
  recorded  boolean     NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS checkpoints_unrecorded ON annals_seal.checkpoints (size) WHERE NOT recorded;
CREATE TABLE IF NOT EXISTS annals_seal.keys (
  number  integer     NOT NULL PRIMARY KEY,
  key     text        NOT NULL UNIQUE,
  change  text,
  used_at timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS annals_seal.places (
  name      text        NOT NULL PRIMARY KEY,
  size      bigint      NOT NULL DEFAULT 0,
  failures  integer     NOT NULL DEFAULT 0,
  error     text,
  retry_at  timestamptz NOT NULL DEFAULT '-infinity',
  reached_at timestamptz
);
CREATE TABLE IF NOT EXISTS annals_seal.rounds (
  single      boolean NOT NULL PRIMARY KEY DEFAULT true CHECK (single),
  next_leaf   bigint  NOT NULL DEFAULT 0,
  begun_at    timestamptz,
  finished_at timestamptz,
  verified    bigint  NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS annals_seal.cosignatures (
  witness text   NOT NULL,
  size    bigint NOT NULL,
  line    text   NOT NULL,
  PRIMARY KEY (witness, size)
);
CREATE TABLE IF NOT EXISTS annals_seal.witnesses (
  witness  text        NOT NULL PRIMARY KEY,
  failures integer     NOT NULL DEFAULT 0,
  error    text,
  retry_at timestamptz NOT NULL DEFAULT '-infinity'
);
`;

/**
 * Creates what sealing keeps (schema `annals_seal`). Safe to run at every start, by several processes at once.
 * @param user the database user who works with it, when that is another one
 * @throws StoreUnavailable when the database cannot be reached
 */
export function migrateSeal(url: string, user?: string): Promise<MigrationReport> {
  return migrateSchema(url, user, {
    schema: 'annals_seal',
    version: 2,
    statements: SEAL_TABLES,
    grants: (role) => `
      GRANT USAGE ON SCHEMA annals_seal TO ${role};
      GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA annals_seal TO ${role};`,
  });
}
