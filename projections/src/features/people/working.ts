import type { Knex } from 'knex';

/** Keeps those who work here today and take part: auditors only read the log. @param people what the table is called in the query */
export function working(query: Knex.QueryBuilder, people = 'people'): Knex.QueryBuilder {
  return query.whereNull(`${people}.departedOn`).whereNot(`${people}.role`, 'auditor');
}
