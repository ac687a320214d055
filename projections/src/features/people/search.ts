import type { Knex } from 'knex';

/**
 * Narrows a query to people every word of `search` is found in, by first name, last name or address.
 * @param table the name the people go by in the query
 * @param columns what is looked into, where that is less
 */
export function matchesWords(
  query: Knex.QueryBuilder,
  table: string,
  search: string | undefined,
  columns: readonly string[] = ['firstName', 'lastName', 'email'],
): void {
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    void query.whereRaw(`concat_ws(' ', ${columns.map(() => '??').join(', ')}) ILIKE ?`, [
      ...columns.map((column) => `${table}.${column}`),
      pattern,
    ]);
  }
}
