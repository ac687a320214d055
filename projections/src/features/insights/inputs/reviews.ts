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
import { byRecipient, type ByPerson } from './by-person';

/** A review past its due date, to one who holds it or owes their part. */
const overdueReview = z.object({
  id: performanceReviewId,
  recipientId: personId,
  employeeId: personId,
  dueDate: z.string(),
  /** Whole days since, by the day it is for the employee. */
  daysOverdue: z.int(),
  status: z.enum(REVIEW_STATUSES),
});
export type OverdueReview = z.infer<typeof overdueReview>;

/** The overdue reviews these people hold, and those of their own that wait for their self-assessment; longest overdue first. */
export async function overdueReviews(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
  { days }: { readonly days: number },
  timeZone: string,
): Promise<ByPerson<readonly OverdueReview[]>> {
  const ids = people.map(({ id }) => id);
  const since = `(?::timestamptz AT TIME ZONE coalesce(employee."timeZone", ?))::date - review."dueDate"`;
  const moment = [now.toISOString(), timeZone];
  const overdue = (recipient: 'managerId' | 'employeeId') =>
    db('performance_reviews as review')
      .join('people as employee', 'employee.id', 'review.employeeId')
      .whereIn(`review.${recipient}`, ids)
      .whereRaw(`${since} >= ?`, [...moment, days])
      .select('review.id', 'review.employeeId', 'review.dueDate', 'review.status', {
        recipientId: `review.${recipient}`,
      })
      .select(db.raw(`${since} AS "daysOverdue"`, moment));
  const rows = await rowsOf(
    overdueReview,
    overdue('managerId')
      .whereIn('review.status', OPEN_REVIEW_STATUSES)
      .unionAll(overdue('employeeId').where('review.status', 'draft'))
      .orderBy(['dueDate', 'id']),
  );
  return byRecipient(rows);
}
