import { daysAfter } from '@annals/contracts/kernel/local-time';
import { openPerformanceReview } from '@annals/contracts/features/performance-reviews/commands';
import { periodOf } from '@annals/contracts/features/performance-reviews/constants';
import { z } from 'zod';
import { fromLines } from '../../ui/drafts/lines';
import { today } from '../../time/due';

const DAYS_TO_WRITE = 21;

/** What the inputs of the form hold, turned into what the contract wants. */
export const openReviewForm = z
  .object({
    employeeId: z.string(),
    reviewType: z.enum(['annual', 'mid_year', 'quarterly', 'probation']),
    reviewPeriod: z.string(),
    dueDate: z.string(),
    goals: z.string(),
  })
  .transform(({ goals, ...rest }): z.input<typeof openPerformanceReview> => ({
    ...rest,
    goals: fromLines(goals),
  }))
  .pipe(openPerformanceReview);
export type OpenReviewFormValues = z.input<typeof openReviewForm>;

/** The form as it opens: a quarterly review of the present quarter, due in three weeks. */
export function emptyOpenReviewForm(employeeId: string, now: Date = new Date()): OpenReviewFormValues {
  const due = daysAfter(today(now), DAYS_TO_WRITE);
  return {
    employeeId,
    reviewType: 'quarterly',
    reviewPeriod: periodOf('quarterly', today(now)),
    dueDate: due,
    goals: '',
  };
}
