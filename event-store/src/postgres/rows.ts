import type { z } from 'zod';

/** What a query comes to: an array from the query builder, a result that holds one from the driver. */
type Answer = readonly unknown[] | { readonly rows: readonly unknown[] };

/**
 * The rows of a query, parsed by the schema that says what they are: the one place where what comes out of a database gets its type.
 * Columns that the schema does not name are left out.
 * @throws ZodError when a row is not what the schema says
 */
export async function rowsOf<Schema extends z.ZodType>(
  schema: Schema,
  query: PromiseLike<Answer>,
): Promise<z.output<Schema>[]> {
  const answer = await query;
  const rows = 'rows' in answer ? answer.rows : answer;
  return rows.map((row) => schema.parse(row));
}

/** The first row of a query, as `rowsOf` gives it; undefined when there is none. */
export async function rowOf<Schema extends z.ZodType>(
  schema: Schema,
  query: PromiseLike<Answer>,
): Promise<z.output<Schema> | undefined> {
  return (await rowsOf(schema, query))[0];
}

/** The row of a query that always has one, such as a count. @throws Error when there is none */
export async function oneRowOf<Schema extends z.ZodType>(
  schema: Schema,
  query: PromiseLike<Answer>,
): Promise<z.output<Schema>> {
  const [row] = await rowsOf(schema, query);
  if (row === undefined) throw new Error('A query that always answers with a row has answered with none.');
  return row;
}
