import { openPostgresPool, type Patience } from '@annals/event-store/postgres/connection-config';
import knexModule, { type Knex } from 'knex';
import pg from 'pg';

/** The schema all read models live in. */
export const READ_SCHEMA = 'annals_read';

const { builtins } = pg.types;

/**
 * How PostgreSQL's values look in a row: instants are ISO strings with milliseconds in UTC, days are `YYYY-MM-DD`, 64-bit integers are
 * bigint, decimals are numbers. One place, so that a row read back equals the row a fold wrote.
 */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: ((
    oid: Parameters<typeof pg.types.getTypeParser>[0],
    format?: 'text' | 'binary',
  ): unknown => {
    if (oid === builtins.TIMESTAMPTZ)
      return (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
    if (oid === builtins.DATE) return (text: string) => text;
    if (oid === builtins.INT8) return (text: string) => BigInt(text);
    if (oid === builtins.NUMERIC) return (text: string) => Number(text);
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/**
 * A pool for the engine's own statements.
 * @param max connections at most
 * @param patience how long a statement may take; somebody who waits longer than usual for a statement also waits for a connection
 */
export function openPool(url: string, max: number, patience: Patience = 'usual'): pg.Pool {
  return openPostgresPool(url, 'annals', {
    max,
    patience,
    types: rowTypes,
    ...(patience === 'usual' ? {} : { longestWaitMs: 0 }),
  });
}

const ignore = () => undefined;

/** The query builder feature queries are written with, on the read models' schema. */
export type ReadModels = Knex;

/** Opens the query builder. `max`: connections in its pool. */
export function openReadModels(url: string, max: number): ReadModels {
  const pool = openPostgresPool(url, 'annals queries', { max, types: rowTypes, schema: READ_SCHEMA });
  const queries = queriesOn(pool);
  // A pool that it was given, Knex does not end.
  const client: unknown = queries.client;
  if (typeof client === 'object' && client !== null) Reflect.set(client, 'destroy', () => pool.end());
  return queries;
}

/** The query builder on the connections of a pool. */
export function queriesOn(pool: pg.Pool): Knex {
  return knexModule({
    client: 'pg',
    connectionPool: pool,
    // Knex would print lost connections to the console; the query that meets one fails, and that is reported where it was asked.
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  });
}
