import { rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import type { Projection } from './projection';

const withTable = z.object({
  table: z.string(),
});

/** `"name"`, safe inside SQL. Names come from declarations in code, never from a request. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The physical table of one generation of a read model; readers see it through the view named after the read model. */
export function tableOf(projection: Projection, generation: number): string {
  return `${READ_SCHEMA}.${quoted(`${projection.name}__${String(generation)}`)}`;
}

function viewOf(projection: Projection): string {
  return `${READ_SCHEMA}.${quoted(projection.name)}`;
}

export function columnNames(projection: Projection): readonly string[] {
  return Object.keys(projection.columns);
}

/** `"id" uuid, "title" text, …` for CREATE TABLE (`nullability`) and for column definition lists. */
export function columnDefinitions(projection: Projection, nullability: boolean): string {
  return Object.entries(projection.columns)
    .map(([name, type]) => {
      const nullable = type.endsWith('?');
      const sqlType = nullable ? type.slice(0, -1) : type;
      return `${quoted(name)} ${sqlType}${nullability && !nullable ? ' NOT NULL' : ''}`;
    })
    .join(', ');
}

/** Creates a generation's table with its primary key; `createIndexes` follows once it is filled. */
export function createTable(projection: Projection, generation: number): string {
  return `CREATE TABLE ${tableOf(projection, generation)} (${columnDefinitions(projection, true)}, PRIMARY KEY (id))`;
}

export function createIndexes(projection: Projection, generation: number): readonly string[] {
  return Object.entries(projection.indexes).map(([question, columns]) => {
    const name = quoted(`${projection.name}__${String(generation)}_${question}`);
    return `CREATE INDEX IF NOT EXISTS ${name} ON ${tableOf(projection, generation)} ${indexed(columns)}`;
  });
}

/** `("a", "b" desc)`; `a gin` finds rows by what the array holds, `a words` by the words of the text. */
function indexed(columns: readonly string[]): string {
  const parts = columns.map((column) => {
    const [name = column, kind = ''] = column.split(' ');
    return { column: quoted(name), kind };
  });
  const [first] = parts;
  if (first?.kind === 'gin') return `USING gin (${first.column})`;
  if (first?.kind === 'words') return `USING gin (to_tsvector('simple', ${first.column}))`;
  return `(${parts.map(({ column, kind }) => `${column} ${kind}`.trim()).join(', ')})`;
}

/** Points the read model's name at a generation. DROP and CREATE rather than OR REPLACE, because a new version may change the columns. */
export function showGeneration(projection: Projection, generation: number): string {
  return `DROP VIEW IF EXISTS ${viewOf(projection)};
    CREATE VIEW ${viewOf(projection)} AS SELECT * FROM ${tableOf(projection, generation)}`;
}

export function dropTable(projection: Projection, generation: number): string {
  return `DROP TABLE IF EXISTS ${tableOf(projection, generation)}`;
}

/** The generations of a read model that have a table. */
export async function generationsOf(
  client: pg.ClientBase,
  projection: Projection,
): Promise<readonly number[]> {
  const rows = await rowsOf(
    withTable,
    client.query(
      `SELECT tablename AS table FROM pg_tables WHERE schemaname = $1 AND left(tablename, length($2)) = $2`,
      [READ_SCHEMA, `${projection.name}__`],
    ),
  );
  return rows
    .map(({ table }) => table.slice(projection.name.length + 2))
    .filter((rest) => /^\d+$/.test(rest))
    .map(Number);
}
