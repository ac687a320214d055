import type { Knex } from 'knex';

/** Keeps those who are somebody: an account that was made for emergencies alone is nobody, and counts nowhere where people are counted. @param people what the table is called in the query */
export function counted(query: Knex.QueryBuilder, people = 'people'): Knex.QueryBuilder {
  return query.where(`${people}.isForEmergencies`, false);
}

/** Keeps those who work here today and take part: auditors only read the log. @param people what the table is called in the query */
export function working(query: Knex.QueryBuilder, people = 'people'): Knex.QueryBuilder {
  return counted(query, people).whereNull(`${people}.departedOn`).whereNot(`${people}.role`, 'auditor');
}
