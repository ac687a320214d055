import type { WaitingName } from '@annals/contracts/kernel/feature';
import type { Knex } from 'knex';

/** The moment at which something is counted; the day it is then for whom it is, and the instants at which it begins and ends there. */
export interface CountedDay {
  readonly now: string;
  readonly day: string;
  readonly begins: string;
  readonly ends: string;
}

/** Rows that are counted for people: the table, the column that says for whom, and which rows count. */
export interface CountedRows<When = CountedDay> {
  readonly table: string;
  readonly whose: string;
  readonly where: (rows: Knex.QueryBuilder, when: When) => Knex.QueryBuilder;
}

/** How what waits for somebody is counted: the sum over these rows. */
export type WaitingCounts = { readonly [Name in WaitingName]?: readonly CountedRows[] };

/** Rows in one of these states. */
export const inStatus =
  (...statuses: readonly string[]) =>
  (rows: Knex.QueryBuilder): Knex.QueryBuilder =>
    rows.whereIn('status', statuses);

/** Meetings that are planned for the day. */
export const scheduledOn: CountedRows['where'] = (rows, { begins, ends }) =>
  rows.where('status', 'scheduled').where('scheduledAt', '>=', begins).where('scheduledAt', '<', ends);
