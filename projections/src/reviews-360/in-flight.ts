import type { PersonId, Review360Id } from '@annals/contracts/kernel/ids';
import { OPEN_REVIEW_360_STATUSES } from '@annals/contracts/reviews-360/constants';
import type { Review360Row } from '@annals/contracts/reviews-360/views';
import type { ReadModels } from '../kernel/connections';

/** The open reviews about somebody, with whom each is. */
export function openReviews360Of(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: Review360Id; managerId: PersonId | null }[]> {
  return db<Review360Row>('review_360')
    .select('id', 'managerId')
    .where({ revieweeId: employeeId })
    .whereIn('status', OPEN_REVIEW_360_STATUSES);
}

/** The people with an open review that somebody releases whom they do not report to today, or who have left. */
export async function reviews360Astray(db: ReadModels): Promise<PersonId[]> {
  const rows: { id: PersonId }[] = await db('review_360 as review')
    .join('people as reviewee', 'reviewee.id', 'review.revieweeId')
    .distinct('reviewee.id')
    .whereIn('review.status', OPEN_REVIEW_360_STATUSES)
    .whereRaw(
      `(reviewee."departedOn" IS NOT NULL OR
        (reviewee."managerId" IS NOT NULL AND review."managerId" IS DISTINCT FROM reviewee."managerId"))`,
    );
  return rows.map(({ id }) => id);
}
