import type { ClientBase } from 'pg';

/**
 * The role the adapters work under: it may read and append, and keep personal keys, but change nothing of what was recorded.
 * Nobody can log in as it; connections take it on after they were made.
 */
export const APPLICATION_ROLE = 'annals_app';

/**
 * Roles belong to the whole cluster, so databases being migrated at the same time race for this one. Losing that race is fine.
 * PostgreSQL 16 lets the creator of a role administer it but not act as it, hence the grant.
 */
const CREATE_ROLE = /* sql */ `
DO $$
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${APPLICATION_ROLE}') THEN
      CREATE ROLE ${APPLICATION_ROLE} NOLOGIN;
      IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        EXECUTE format('GRANT ${APPLICATION_ROLE} TO %I', current_user);
      END IF;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
  END;
END $$`;

/**
 * Makes sure the application's role exists.
 * @returns false when it does not exist and this user may not create it: the log is then protected by its triggers alone
 */
export async function createApplicationRole(client: ClientBase): Promise<boolean> {
  await client.query(CREATE_ROLE);
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION_ROLE]);
  return rows.length > 0;
}

/** For an operator whose database user could not create the role. */
export const NO_ROLE_WARNING =
  `The database user may not create the role ${APPLICATION_ROLE}. The log is protected by triggers, but Annals itself runs with ` +
  `its owner's rights. For the second protection let an administrator run: CREATE ROLE ${APPLICATION_ROLE} NOLOGIN; ` +
  `GRANT ${APPLICATION_ROLE} TO <the user of Annals>; and start again.`;

/** What every connection of the adapters runs first, as one statement list. */
const PREPARE_SESSION = /* sql */ `
SET default_transaction_isolation = 'read committed';
SET default_transaction_read_only = off;
SET DateStyle = 'ISO';
DO $$
BEGIN
  SET ROLE ${APPLICATION_ROLE};
EXCEPTION WHEN insufficient_privilege OR invalid_parameter_value OR undefined_object THEN NULL;
END $$`;

/**
 * Prepares a new connection: the application's role when this user may take it on, and the few settings the adapters rely on
 * whatever the server's defaults are (a snapshot per statement for the append function, ISO dates for reading times).
 */
export async function prepareSession(client: ClientBase): Promise<void> {
  await client.query(PREPARE_SESSION);
}
