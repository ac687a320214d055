import { createHash } from 'node:crypto';
import type pg from 'pg';
import { APPLICATION_ROLE, createApplicationRole, NO_ROLE_WARNING } from './application-role';
import { openClient } from './connection-config';
import { unavailable } from './connection-errors';
import { quoted } from './database-users';

/** What a migration has to say to the operator; nothing of it keeps the product from running. */
export interface MigrationReport {
  readonly warnings: readonly string[];
}

export interface SchemaDefinition {
  readonly schema: string;
  /** Raised with every change; statements run only on a database below it. */
  readonly version: number;
  /** Statements that may run again on what they made before. */
  readonly statements: string;
  /** What the application's role may do. */
  readonly grants: (role: string) => string;
}

/**
 * Brings a PostgreSQL schema up to date, in one transaction. Several processes may do so at once: the first does the work.
 * The version is kept as the schema's comment, so that starting a process takes no lock on tables in use.
 * @param user the database user who works with it, when that is another one than the one who migrates; undefined: the application's role
 * @throws StoreUnavailable when the database cannot be reached
 */
export async function migrateSchema(
  url: string,
  user: string | undefined,
  definition: SchemaDefinition,
): Promise<MigrationReport> {
  const client = openClient(url, 'annals migration', 'long');
  try {
    await client.connect();
    const role = user === undefined ? await sharedRole(client) : quoted(user);
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(4712, $1)', [lockNumber(definition.schema)]);
    await applyStatements(client, definition);
    if (role !== undefined) await client.query(definition.grants(role));
    await client.query('COMMIT');
    return { warnings: role === undefined ? [NO_ROLE_WARNING] : [] };
  } catch (error) {
    throw unavailable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The role that connections of one user for everything take on; undefined when this user may not create it. */
async function sharedRole(client: pg.Client): Promise<string | undefined> {
  return (await createApplicationRole(client)) ? APPLICATION_ROLE : undefined;
}

async function applyStatements(client: pg.Client, definition: SchemaDefinition): Promise<void> {
  const { schema, version, statements } = definition;
  const { rows } = await client.query<{ note: string | null }>(
    `SELECT obj_description(oid, 'pg_namespace') AS note FROM pg_namespace WHERE nspname = $1`,
    [schema],
  );
  const found = /^version (\d+)$/.exec(rows[0]?.note ?? '')?.[1];
  if (found !== undefined && Number(found) >= version) return;
  if (rows.length === 0) await client.query(`CREATE SCHEMA ${schema}`);
  await client.query(statements);
  await client.query(`COMMENT ON SCHEMA ${schema} IS 'version ${version}'`);
}

/** Each schema has a lock of its own: both may be migrated side by side. */
function lockNumber(schema: string): number {
  return createHash('sha256').update(schema).digest().readInt32BE(0);
}
