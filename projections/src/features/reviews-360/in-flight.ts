import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { review360Id, type Review360Id } from '@annals/contracts/features/reviews-360/ids';
import { OPEN_REVIEW_360_STATUSES } from '@annals/contracts/features/reviews-360/constants';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndManagerId = z.object({
  id: review360Id,
  managerId: personId.nullable(),
});
const withId = z.object({
  id: personId,
});
const withReview360Id = z.object({
  review360Id,
});

/** The open reviews about somebody, with whom each is. */
export function openReviews360Of(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: Review360Id; managerId: PersonId | null }[]> {
  return rowsOf(
    idAndManagerId,
    db('review_360')
      .select('id', 'managerId')
      .where({ revieweeId: employeeId })
      .whereIn('status', OPEN_REVIEW_360_STATUSES),
  );
}

/** The people with an open review that somebody releases whom they do not report to today, or who have left. */
export async function reviews360Misassigned(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('review_360 as review')
      .join('people as reviewee', 'reviewee.id', 'review.revieweeId')
      .distinct('reviewee.id')
      .whereIn('review.status', OPEN_REVIEW_360_STATUSES)
      .whereRaw(
        `(reviewee."departedOn" IS NOT NULL OR
        (reviewee."managerId" IS NOT NULL AND review."managerId" IS DISTINCT FROM reviewee."managerId"))`,
      ),
  );
  return rows.map(({ id }) => id);
}

/** The open reviews in which somebody who has left is still asked for feedback. */
export async function reviews360AwaitingReviewer(
  db: ReadModels,
  reviewerId: PersonId,
): Promise<Review360Id[]> {
  const rows = await rowsOf(
    withReview360Id,
    awaitedFrom(db).where('feedback.reviewerId', reviewerId).distinct('feedback.review360Id'),
  );
  return rows.map(({ review360Id }) => review360Id);
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
