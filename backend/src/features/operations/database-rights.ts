import { z } from 'zod';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';

const withRight = z.object({
  right: z.string(),
});

/**
 * What the database user of the application may do and should not, in words; nothing when it is as it should be. Asked of the server's own
 * tables, so that a table that is added later is looked at too.
 */
export async function tooManyRights(pool: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const rows = await rowsOf(withRight, pool.query(RIGHTS));
  return rows.map(({ right }) => right);
}

const RIGHTS = `
  SELECT 'it is a superuser' AS right FROM pg_roles WHERE rolname = session_user AND rolsuper
  UNION ALL
  SELECT 'it can make roles' FROM pg_roles WHERE rolname = session_user AND rolcreaterole
  UNION ALL
  SELECT 'it can make schemas' WHERE has_database_privilege(session_user, current_database(), 'CREATE')
  UNION ALL
  SELECT 'it can become ' || r.rolname FROM pg_roles r
  WHERE r.rolname <> session_user AND pg_has_role(session_user, r.oid, 'MEMBER')
    AND NOT (SELECT rolsuper FROM pg_roles WHERE rolname = session_user)
  UNION ALL
  SELECT 'it owns ' || n.nspname FROM pg_namespace n JOIN pg_roles r ON r.oid = n.nspowner
  WHERE n.nspname IN ('annals_events', 'annals_keys', 'annals_seal') AND r.rolname = session_user
  UNION ALL
  SELECT 'it can change ' || n.nspname || '.' || c.relname
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname IN ('annals_events', 'annals_keys', 'annals_seal')
    AND has_table_privilege(session_user, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER')
  UNION ALL
  SELECT 'it can read ' || n.nspname || '.' || c.relname
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname = 'annals_keys' AND has_table_privilege(session_user, c.oid, 'SELECT')`;
