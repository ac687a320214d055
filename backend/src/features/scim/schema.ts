import type { Migration } from '@annals/projections/engine/migrations';
import { SCIM_MEMBERS, SCIM_SCHEMA, SCIM_USERS } from '../../platform/sessions/schema';

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${SCIM_SCHEMA};
  -- What clients call people; who works here, and where, is in the log.
  CREATE TABLE IF NOT EXISTS ${SCIM_USERS} (
    "personId" uuid PRIMARY KEY,
    "clientId" uuid NOT NULL,
    "userName" text NOT NULL,
    "externalId" text,
    -- What the client calls a manager who has not arrived.
    "managerRef" text,
    "isDeleted" boolean NOT NULL DEFAULT false,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "changedAt" timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX IF NOT EXISTS user_with_name ON ${SCIM_USERS} (lower("userName"));
  CREATE INDEX IF NOT EXISTS user_with_external_id ON ${SCIM_USERS} ("externalId") WHERE "externalId" IS NOT NULL;
  CREATE INDEX IF NOT EXISTS users_who_wait ON ${SCIM_USERS} (lower("managerRef")) WHERE "managerRef" IS NOT NULL;
  CREATE TABLE IF NOT EXISTS ${SCIM_SCHEMA}.groups (
    id uuid PRIMARY KEY,
    "clientId" uuid NOT NULL,
    "displayName" text NOT NULL,
    "externalId" text,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "changedAt" timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX IF NOT EXISTS group_with_name ON ${SCIM_SCHEMA}.groups (lower("displayName"));
  CREATE TABLE IF NOT EXISTS ${SCIM_MEMBERS} (
    "groupId" uuid NOT NULL REFERENCES ${SCIM_SCHEMA}.groups (id) ON DELETE CASCADE,
    "personId" uuid NOT NULL,
    PRIMARY KEY ("groupId", "personId")
  );
  CREATE INDEX IF NOT EXISTS groups_of_person ON ${SCIM_MEMBERS} ("personId");
  -- How the last request of each client went.
  CREATE TABLE IF NOT EXISTS ${SCIM_SCHEMA}.requests (
    "clientId" uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    request text NOT NULL,
    status integer NOT NULL,
    says text
  );
`;

const ROLE_CHECKS = `
  -- Whose groups changed, until their role followed: what is noted with the change is found again after an interruption.
  CREATE TABLE IF NOT EXISTS ${SCIM_SCHEMA}.role_checks (
    "personId" uuid PRIMARY KEY,
    noted uuid NOT NULL DEFAULT gen_random_uuid()
  );
`;

export const scimMigrations: readonly Migration[] = [
  { schema: SCIM_SCHEMA, name: '001 tables', statements: TABLES },
  { schema: SCIM_SCHEMA, name: '002 role checks', statements: ROLE_CHECKS },
];
