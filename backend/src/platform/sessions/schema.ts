import type { Migration } from '@annals/projections/engine/migrations';

export const ACCOUNTS_SCHEMA = 'annals_accounts';

/** Who signs in by which identity provider; the tables are the feature's. */
export const IDENTITIES_SCHEMA = 'annals_identities';

/** Their tables are the feature's, in a schema of their own. */
export const SECOND_FACTORS_SCHEMA = 'annals_second_factors';

/** What is decided of how people sign in. */
export const SIGN_IN_SCHEMA = 'annals_sign_in';
export const FACTORS_ASKED = `${SIGN_IN_SCHEMA}.factors_asked`;

/** What opens the accounts that are kept for emergencies. */
export const BREAK_GLASS_SCHEMA = 'annals_break_glass';
export const BREAK_GLASS_ACCOUNTS = `${BREAK_GLASS_SCHEMA}.accounts`;

/** Of each person: the secret of their authenticator app, recovery codes, sign-ins that wait for a factor, passkeys, and challenges for those. */
export const SECOND_FACTOR_TABLES = [
  `${SECOND_FACTORS_SCHEMA}.factors`,
  `${SECOND_FACTORS_SCHEMA}.recovery_codes`,
  `${SECOND_FACTORS_SCHEMA}.waiting_sign_ins`,
  `${SECOND_FACTORS_SCHEMA}.passkeys`,
  `${SECOND_FACTORS_SCHEMA}.passkey_challenges`,
] as const;

/** The secrets of tokens for programs, as hashes; the table is the feature's, in a schema of its own. */
export const SERVICE_TOKENS_SCHEMA = 'annals_service_tokens';

/** What SCIM clients call people and groups, and who is in a group. */
export const SCIM_SCHEMA = 'annals_scim';
export const SCIM_USERS = `${SCIM_SCHEMA}.users`;
export const SCIM_MEMBERS = `${SCIM_SCHEMA}.members`;

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

export const accountsMigrations: readonly Migration[] = [
  { schema: ACCOUNTS_SCHEMA, name: '001 tables', statements: TABLES },
];
