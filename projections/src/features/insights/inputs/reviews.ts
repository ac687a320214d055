import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  REVIEW_STATUSES,
  OPEN_REVIEW_STATUSES,
} from '@annals/contracts/features/performance-reviews/constants';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../../engine/connections';
import type { Recipient } from '../recipients';
import { byRecipient, daysBefore, type ByPerson } from './by-person';

/** A review past its due date, to one who holds it or owes their part. */
const overdueReview = z.object({
  id: performanceReviewId,
  recipientId: personId,
  employeeId: personId,
  dueDate: z.string(),
  status: z.enum(REVIEW_STATUSES),
});
export type OverdueReview = z.infer<typeof overdueReview>;

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
  const rows = await rowsOf(
    overdueReview,
    overdue('managerId')
      .whereIn('status', OPEN_REVIEW_STATUSES)
      .unionAll(overdue('employeeId').where('status', 'draft'))
      .orderBy(['dueDate', 'id']),
  );
  return byRecipient(rows);
}
