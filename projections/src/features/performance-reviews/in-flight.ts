import type { PerformanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { OPEN_REVIEW_STATUSES } from '@annals/contracts/features/performance-reviews/constants';
import type { PerformanceReviewRow } from '@annals/contracts/features/performance-reviews/views';
import type { ReadModels } from '../../engine/connections';

/** The reviews of an employee that are still open, with who holds each. */
export function openReviewsOf(
  db: ReadModels,
  employeeId: PersonId,
): Promise<{ id: PerformanceReviewId; managerId: PersonId }[]> {
  return db<PerformanceReviewRow>('performance_reviews')
    .select('id', 'managerId')
    .where({ employeeId })
    .whereIn('status', OPEN_REVIEW_STATUSES);
}

/** The employees with an open review held by somebody they do not report to today, or who have left. */
export async function reviewsMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows: { id: PersonId }[] = await db('performance_reviews as review')
    .join('people as employee', 'employee.id', 'review.employeeId')
    .distinct('employee.id')
    .whereIn('review.status', OPEN_REVIEW_STATUSES)
    .whereRaw(`(employee."departedOn" IS NOT NULL OR employee."managerId" <> review."managerId")`);
  return rows.map(({ id }) => id);
}
