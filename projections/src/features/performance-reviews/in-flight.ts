import {
  performanceReviewId,
  type PerformanceReviewId,
} from '@annals/contracts/features/performance-reviews/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { OPEN_REVIEW_STATUSES } from '@annals/contracts/features/performance-reviews/constants';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const idAndManagerId = z.object({
  id: performanceReviewId,
  managerId: personId,
});
const withId = z.object({
  id: personId,
});

/** The reviews of an employee that are still open, with who holds each. */
export function openReviewsOf(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: PerformanceReviewId; managerId: PersonId }[]> {
  return rowsOf(
    idAndManagerId,
    db('performance_reviews')
      .select('id', 'managerId')
      .where({ employeeId })
      .whereIn('status', OPEN_REVIEW_STATUSES),
  );
}

/** The employees with an open review held by somebody they do not report to today, or who have left. */
export async function reviewsMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('performance_reviews as review')
      .join('people as employee', 'employee.id', 'review.employeeId')
      .distinct('employee.id')
      .whereIn('review.status', OPEN_REVIEW_STATUSES)
      .whereRaw(`(employee."departedOn" IS NOT NULL OR employee."managerId" <> review."managerId")`),
  );
  return rows.map(({ id }) => id);
}
