import type { PerformanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  OPEN_REVIEW_STATUSES,
  type ReviewStatus,
} from '@annals/contracts/features/performance-reviews/constants';
import type { ReadModels } from '../../../engine/connections';
import type { Recipient } from '../recipients';
import { byRecipient, daysBefore, type ByPerson } from './by-person';

/** A review past its due date, to one who holds it or owes their part. */
export interface OverdueReview {
  readonly id: PerformanceReviewId;
  readonly recipientId: PersonId;
  readonly employeeId: PersonId;
  readonly dueDate: string;
  readonly status: ReviewStatus;
}

/** The overdue reviews these people hold, and those of their own that wait for their self-assessment; longest overdue first. */
export async function overdueReviews(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
): Promise<ByPerson<readonly OverdueReview[]>> {
  const ids = people.map(({ id }) => id);
  const lastDay = daysBefore(now, days).slice(0, 10);
  const overdue = (recipient: 'managerId' | 'employeeId') =>
    db('performance_reviews')
      .whereIn(recipient, ids)
      .where('dueDate', '<=', lastDay)
      .select('id', 'employeeId', 'dueDate', 'status', { recipientId: recipient });
  const rows = (await overdue('managerId')
    .whereIn('status', OPEN_REVIEW_STATUSES)
    .unionAll(overdue('employeeId').where('status', 'draft'))
    .orderBy(['dueDate', 'id'])) as OverdueReview[];
  return byRecipient(rows);
}
