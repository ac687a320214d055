import { createHash } from 'node:crypto';
import type pg from 'pg';

export const ACCOUNTS_SCHEMA = 'annals_accounts';

/** Taken while the tables are created, so that several processes can start at once. */
const MIGRATION_LOCK = 7_202_602;

/** `user_auth` and `sessions` alone are ordinary tables, not read models: a secret never enters the log. */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${ACCOUNTS_SCHEMA};
  CREATE TABLE IF NOT EXISTS ${ACCOUNTS_SCHEMA}.user_auth (
    id uuid PRIMARY KEY,
    "userId" uuid NOT NULL UNIQUE,
    email text NOT NULL UNIQUE CHECK (email = lower(email)),
    "hashedPassword" text,
    role text NOT NULL,
    "lastLoginAt" timestamptz,
    "loginAttempts" integer NOT NULL DEFAULT 0,
    "lockedUntil" timestamptz,
    "passwordResetToken" text,
    "passwordResetExpires" timestamptz,
    "isActive" boolean NOT NULL DEFAULT true,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "updatedAt" timestamptz NOT NULL DEFAULT now()
  );
  -- Until an invitation was accepted there is no password.
  ALTER TABLE ${ACCOUNTS_SCHEMA}.user_auth ALTER COLUMN "hashedPassword" DROP NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS link_to_choose_password
    ON ${ACCOUNTS_SCHEMA}.user_auth ("passwordResetToken") WHERE "passwordResetToken" IS NOT NULL;
  CREATE TABLE IF NOT EXISTS ${ACCOUNTS_SCHEMA}.sessions (
    sid text PRIMARY KEY,
    sess json NOT NULL,
    expire timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS sessions_of_person ON ${ACCOUNTS_SCHEMA}.sessions ((sess ->> 'userId'));
  CREATE INDEX IF NOT EXISTS sessions_to_expire ON ${ACCOUNTS_SCHEMA}.sessions (expire);
  CREATE TABLE IF NOT EXISTS ${ACCOUNTS_SCHEMA}.calendar_feeds (
    id uuid PRIMARY KEY,
    "personId" uuid NOT NULL,
    kind text NOT NULL,
    -- Null: revoked.
    "tokenHash" text UNIQUE,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "lastUsedAt" timestamptz
  );
  CREATE INDEX IF NOT EXISTS calendar_feeds_of_person ON ${ACCOUNTS_SCHEMA}.calendar_feeds ("personId");
  CREATE TABLE IF NOT EXISTS ${ACCOUNTS_SCHEMA}.known_devices (
    "personId" uuid NOT NULL,
    "deviceHash" text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "lastUsedAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("personId", "deviceHash")
  );
  CREATE TABLE IF NOT EXISTS ${ACCOUNTS_SCHEMA}.sign_in_delays (
    -- A hash of the e-mail address, which may be nobody's.
    account text NOT NULL,
    source text NOT NULL,
    failures integer NOT NULL,
    "nextTryAt" timestamptz NOT NULL,
    "forgottenAt" timestamptz NOT NULL,
    PRIMARY KEY (account, source)
  );
  CREATE TABLE IF NOT EXISTS ${ACCOUNTS_SCHEMA}.rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    -- Milliseconds since 1970; read back as a plain number.
    expire double precision
  );
`;

/** Names the state of the tables; kept as the comment of their schema. */
const STATE = `annals ${createHash('sha256').update(TABLES).digest('hex').slice(0, 16)}`;

/** Creates what is missing. A process that finds the tables as it needs them takes no lock on them: a reader at work holds up no start. */
export async function migrateAccounts(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ state: string | null }>(
    "SELECT obj_description(to_regnamespace($1), 'pg_namespace') AS state",
    [ACCOUNTS_SCHEMA],
  );
  if (rows[0]?.state === STATE) return;
  await pool.query(
    `BEGIN; SELECT pg_advisory_xact_lock(${String(MIGRATION_LOCK)}); ${TABLES} COMMENT ON SCHEMA ${ACCOUNTS_SCHEMA} IS '${STATE}'; COMMIT;`,
  );
}
