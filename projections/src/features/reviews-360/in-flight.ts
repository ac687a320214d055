import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { review360Id } from '@annals/contracts/features/reviews-360/ids';
import { OPEN_REVIEW_360_STATUSES } from '@annals/contracts/features/reviews-360/constants';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { inFlight } from '../people/in-flight';

const withId = z.object({
  id: personId,
});
const awaited = z.object({
  review360Id,
  reviewerId: personId,
});

/** The 360 reviews that are open. */
export const reviews360InFlight = inFlight({
  table: 'review_360',
  employee: 'revieweeId',
  open: (query) => query.whereIn('record.status', OPEN_REVIEW_360_STATUSES),
  when: `employee."departedOn" IS NOT NULL OR
    (employee."managerId" IS NOT NULL AND record."managerId" IS DISTINCT FROM employee."managerId")`,
});

/** The open reviews in which these people, who have left, are still asked for feedback. */
export function reviews360AwaitingReviewers(
  db: ReadModels,
  reviewerIds: readonly PersonId[],
): Promise<z.infer<typeof awaited>[]> {
  return rowsOf(
    awaited,
    awaitedFrom(db)
      .whereIn('feedback.reviewerId', [...reviewerIds])
      .distinct('feedback.review360Id', 'feedback.reviewerId'),
  );
}

/** The people who have left and are still asked for feedback in an open review. */
export async function reviewersWhoLeft(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(withId, awaitedFrom(db).distinct('reviewer.id'));
  return rows.map(({ id }) => id);
}

function awaitedFrom(db: ReadModels): Knex.QueryBuilder {
  return db('review_360_feedback as feedback')
    .join('review_360 as review', 'review.id', 'feedback.review360Id')
    .join('people as reviewer', 'reviewer.id', 'feedback.reviewerId')
    .where('feedback.state', 'requested')
    .whereIn('review.status', OPEN_REVIEW_360_STATUSES)
    .whereNotNull('reviewer.departedOn');
}
