import pg from 'pg';
import { openClient } from './connection-config';
import { scramVerifier } from './scram';

/** The connection strings of the users of one database, each with its password. */
export interface DatabaseUserUrls {
  /** Owns the log, the keys and the seal, and changes schemas; nothing that runs needs it. */
  readonly owner: string;
  /** Reads the log and appends to it, and owns what can be made again from it. */
  readonly application: string;
  /** Has the personal keys, and nothing else. */
  readonly keys: string;
  /** Has the seal, and nothing else. */
  readonly seal: string;
}

const userUrls = ({ owner, application, keys, seal }: DatabaseUserUrls): readonly string[] => [
  owner,
  application,
  keys,
  seal,
];

/** What belongs to the owner. Every other schema of Annals belongs to the application. */
const OWNED = ['annals', 'annals_events', 'annals_keys', 'annals_seal'] as const;

/** Taken while users are made, so that several processes can start at once. */
const LOCK = 7_202_610;

/** The name of the user in a connection string. @throws Error when there is none in it */
export function userIn(url: string): string {
  const name = decodeURIComponent(new URL(url).username);
  if (name === '') throw new Error('A database URL without a user cannot be used here');
  return name;
}

/** A name as it is written in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Makes the users of a database, or gives those that exist the passwords in their URLs and takes away what else they may do. What Annals has
 * made so far is given to the user it belongs to. Safe to run again.
 * @param adminUrl connection string of a superuser, or of a user who may create roles and owns what Annals has made
 */
export async function prepareDatabaseUsers(adminUrl: string, urls: DatabaseUserUrls): Promise<void> {
  const client = openClient(adminUrl, 'annals users', 'long');
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const url of userUrls(urls)) await prepareUser(client, url);
    const [owner, application] = [quoted(userIn(urls.owner)), quoted(userIn(urls.application))];
    // The owner hands over to the application what it has made for it.
    await client.query(`GRANT ${application} TO ${owner}`);
    await grantDatabase(client, urls);
    await withdraw(client, urls);
    await handOver(client, { owner: userIn(urls.owner), application: userIn(urls.application) });
    await client.query('COMMIT');
  } finally {
    // Whatever was not committed is undone with the connection.
    await client.end();
  }
}

/**
 * Whether these users were made, and have these passwords.
 * @param adminUrl of the superuser, who comes in first: that its password is not the right one is found out now, and not when users have to be made
 */
export async function letsInDatabaseUsers(adminUrl: string, urls: DatabaseUserUrls): Promise<boolean> {
  await comeIn(adminUrl);
  const letIn = await Promise.all(userUrls(urls).map(letsIn));
  return letIn.every(Boolean);
}

async function letsIn(url: string): Promise<boolean> {
  try {
    await comeIn(url);
    return true;
  } catch (error) {
    if (wasPasswordRefused(error)) return false;
    throw error;
  }
}

async function comeIn(url: string): Promise<void> {
  const client = openClient(url, 'annals users');
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/** PostgreSQL's own word for a wrong password, and for a user that it does not have. */
export function wasPasswordRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01';
}

async function prepareUser(client: pg.Client, url: string): Promise<void> {
  const [name, password] = [userIn(url), decodeURIComponent(new URL(url).password)];
  const user = quoted(name);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${user}`);
  const { rows: admin } = await client.query<{ super: boolean }>(
    'SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user',
  );
  // Only a superuser may say what only a superuser could have given.
  const unprivileged = admin[0]?.super ? 'NOSUPERUSER NOREPLICATION NOBYPASSRLS' : '';
  await client.query(
    `ALTER ROLE ${user} LOGIN NOCREATEDB NOCREATEROLE ${unprivileged} PASSWORD '${scramVerifier(password)}'`,
  );
  const { rows } = await client.query<{ role: string }>(
    `SELECT r.rolname::text AS role FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid
     WHERE m.member = (SELECT oid FROM pg_roles WHERE rolname = $1)`,
    [name],
  );
  for (const { role } of rows) await client.query(`REVOKE ${quoted(role)} FROM ${user}`);
}

async function grantDatabase(client: pg.Client, urls: DatabaseUserUrls): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database()::text AS name');
  const database = quoted(rows[0]?.name ?? '');
  await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
  await client.query(`REVOKE CREATE ON SCHEMA public FROM PUBLIC`);
  for (const url of userUrls(urls)) {
    await client.query(`REVOKE ALL ON DATABASE ${database} FROM ${quoted(userIn(url))}`);
    await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${quoted(userIn(url))}`);
  }
  await client.query(`GRANT CREATE ON DATABASE ${database} TO ${quoted(userIn(urls.owner))}`);
}

/** Takes away what none of these users needs, and an earlier use of their names may have left. What they need stays in use meanwhile. */
async function withdraw(client: pg.Client, urls: DatabaseUserUrls): Promise<void> {
  const [application, keys, seal] = [urls.application, urls.keys, urls.seal].map((url) =>
    quoted(userIn(url)),
  );
  const { rows } = await client.query<{ schema: string }>(
    'SELECT nspname::text AS schema FROM pg_namespace WHERE nspname = ANY($1)',
    [OWNED],
  );
  const needed: Readonly<Record<string, string | undefined>> = { annals_keys: keys, annals_seal: seal };
  const changes = 'INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER';
  for (const { schema } of rows)
    for (const user of [application, keys, seal].filter((one) => one !== needed[schema])) {
      const reads = user === application && schema !== 'annals_keys';
      await client.query(
        reads
          ? `REVOKE ${changes} ON ALL TABLES IN SCHEMA ${schema} FROM ${user ?? ''}`
          : `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${user ?? ''}; REVOKE ALL ON SCHEMA ${schema} FROM ${user ?? ''}`,
      );
    }
}

/**
 * Gives every schema of Annals, and what is in it, to the user it belongs to: the log, the keys and the seal to the owner, the rest to the
 * application. What is in the right hands already is left alone, so that it costs nothing to run at every start.
 */
export async function handOver(
  client: Pick<pg.ClientBase, 'query'>,
  users: { readonly owner: string; readonly application: string },
): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(MISPLACED, [
    OWNED,
    users.owner,
    users.application,
  ]);
  for (const { statement } of rows) await client.query(statement);
}

/** The statements that are missing. Indexes go with their table, and sequences with the column they belong to. */
const MISPLACED = `
  WITH places AS (
    SELECT oid, nspname, nspowner, CASE WHEN nspname = ANY($1) THEN $2 ELSE $3 END AS wanted
    FROM pg_namespace WHERE nspname = 'annals' OR nspname LIKE 'annals\\_%'
  ), named AS (
    SELECT places.*, roles.oid AS role FROM places JOIN pg_roles roles ON roles.rolname = places.wanted
  )
  SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, wanted) AS statement FROM named WHERE nspowner <> role
  UNION ALL
  SELECT format('ALTER %s %I.%I OWNER TO %I',
    CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, nspname, c.relname, wanted)
  FROM named JOIN pg_class c ON c.relnamespace = named.oid
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND c.relowner <> role
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND c.relkind = 'S')
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, wanted)
  FROM named JOIN pg_proc p ON p.pronamespace = named.oid WHERE p.proowner <> role
  UNION ALL
  SELECT format('ALTER TYPE %I.%I OWNER TO %I', nspname, t.typname, wanted)
  FROM named JOIN pg_type t ON t.typnamespace = named.oid
  WHERE t.typowner <> role AND t.typtype IN ('e', 'd') `;
