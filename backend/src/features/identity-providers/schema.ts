import type { Migration } from '@annals/projections/engine/migrations';
import { IDENTITIES_SCHEMA } from '../../platform/sessions/schema';

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${IDENTITIES_SCHEMA};
  CREATE TABLE IF NOT EXISTS ${IDENTITIES_SCHEMA}.secrets (
    "providerId" uuid PRIMARY KEY,
    -- Sealed with a key that is in no database.
    sealed text NOT NULL
  );
  -- Who signs in as whom: a subject is one person, and a person one subject at each issuer.
  CREATE TABLE IF NOT EXISTS ${IDENTITIES_SCHEMA}.links (
    "providerId" uuid NOT NULL,
    issuer text NOT NULL,
    "subjectHash" text NOT NULL,
    "personId" uuid NOT NULL,
    "linkedBy" text NOT NULL,
    "linkedAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("providerId", issuer, "subjectHash"),
    UNIQUE ("providerId", issuer, "personId")
  );
  CREATE INDEX IF NOT EXISTS links_of_person ON ${IDENTITIES_SCHEMA}.links ("personId");
  -- Sign-ins that have begun at a provider; each is used once.
  CREATE TABLE IF NOT EXISTS ${IDENTITIES_SCHEMA}.attempts (
    "stateHash" text PRIMARY KEY,
    "browserHash" text NOT NULL,
    "providerId" uuid NOT NULL,
    nonce text NOT NULL,
    "codeVerifier" text NOT NULL,
    "returnTo" text,
    "personId" uuid,
    expires timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS attempts_to_expire ON ${IDENTITIES_SCHEMA}.attempts (expires);
  -- Logout tokens that were obeyed, until they run out.
  CREATE TABLE IF NOT EXISTS ${IDENTITIES_SCHEMA}.logouts (
    "tokenHash" text PRIMARY KEY,
    expires timestamptz NOT NULL
  );
`;

const SAML = `
  -- Assertions that were used, until they run out: each opens one session, whichever process it comes to.
  CREATE TABLE IF NOT EXISTS ${IDENTITIES_SCHEMA}.assertions (
    "assertionHash" text PRIMARY KEY,
    expires timestamptz NOT NULL
  );
  -- Answers that were found right, for the moment in which the browser comes back with its own cookies.
  CREATE TABLE IF NOT EXISTS ${IDENTITIES_SCHEMA}.answers (
    "answerHash" text PRIMARY KEY,
    "providerId" uuid NOT NULL,
    -- Sealed with a key that is in no database: it says who somebody is.
    sealed text NOT NULL,
    expires timestamptz NOT NULL
  );
`;

export const identityProvidersMigrations: readonly Migration[] = [
  { schema: IDENTITIES_SCHEMA, name: '001 tables', statements: TABLES },
  { schema: IDENTITIES_SCHEMA, name: '002 saml', statements: SAML },
  {
    schema: IDENTITIES_SCHEMA,
    name: '003 invitations',
    // The link of an invitation that a sign-in was begun with.
    statements: `ALTER TABLE ${IDENTITIES_SCHEMA}.attempts ADD COLUMN IF NOT EXISTS "invitationHash" text;`,
  },
];
