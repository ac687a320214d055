import { outliveLostConnections } from '@annals/event-store/postgres/lost-connections';
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

/** A pool for the engine's own statements. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, types: rowTypes });
  outliveLostConnections(pool);
  return pool;
}

const ignore = () => undefined;

/** The query builder feature queries are written with, on the read models' schema. */
export type ReadModels = Knex;

/** Opens the query builder. `max`: connections in its pool. */
export function openReadModels(url: string, max: number): ReadModels {
  return knexModule({
    client: 'pg',
    connection: { connectionString: url, types: rowTypes } as Knex.PgConnectionConfig,
    searchPath: [READ_SCHEMA],
    pool: { min: 0, max },
    // Knex would print lost connections to the console; the query that meets one fails, and that is reported where it was asked.
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  });
}
