import { daysAfter } from '@annals/contracts/kernel/local-time';
import { periodOf } from '@annals/contracts/features/performance-reviews/constants';
import { startReview360 } from '@annals/contracts/features/reviews-360/commands';
import { DAYS_TO_ANSWER } from '@annals/contracts/features/reviews-360/constants';
import { z } from 'zod';
import { today } from '../../../time/due';

/** What the inputs of the form hold, checked by the contract. */
export const startForm = z
  .object({
    revieweeId: z.string(),
    reviewPeriod: z.string(),
    dueDate: z.string(),
    reviewerIds: z.array(z.string()),
  })
  .transform((review): z.input<typeof startReview360> => review)
  .pipe(startReview360);
export type StartFormValues = z.input<typeof startForm>;

/** The form as it opens: about oneself, the present quarter, due in 30 days. */
export function emptyStartForm(revieweeId: string, now: Date = new Date()): StartFormValues {
  const due = daysAfter(today(now), DAYS_TO_ANSWER);
  return {
    revieweeId,
    reviewPeriod: periodOf('quarterly', today(now)),
    dueDate: due,
    reviewerIds: [],
  };
}
