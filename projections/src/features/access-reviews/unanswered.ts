import { UNANSWERED } from '@annals/contracts/features/access-reviews/constants';
import type { Knex } from 'knex';

/** Keeps what is to be answered of reviews that are open. @param rows of the table of what reviews list, called `item` */
export function unanswered(rows: Knex.QueryBuilder): Knex.QueryBuilder {
  return rows
    .join('access_reviews as review', 'review.id', 'item.reviewId')
    .where('review.status', 'open')
    .whereIn('item.status', UNANSWERED);
}

/** Leaves out what somebody has themself, or made: nobody reviews their own access. @param whose the column with their id, or the id */
export function notOwn(rows: Knex.QueryBuilder, whose: string): Knex.QueryBuilder {
  return rows
    .whereRaw('item."holderId" IS DISTINCT FROM ??', [whose])
    .whereRaw('item."madeById" IS DISTINCT FROM ??', [whose]);
}
