import {
  submitManagerAssessment,
  submitSelfAssessment,
} from '@annals/contracts/features/performance-reviews/commands';
import { z } from 'zod';
import { fromLines } from '../../../ui/drafts/lines';

/** What the inputs of the self assessment hold, turned into what the contract wants. */
export const selfAssessmentForm = z
  .object({ employeeSelfAssessment: z.string(), achievements: z.string() })
  .transform(({ achievements, ...rest }): z.input<typeof submitSelfAssessment> => ({
    ...rest,
    achievements: fromLines(achievements),
  }))
  .pipe(submitSelfAssessment);
export type SelfAssessmentFormValues = z.input<typeof selfAssessmentForm>;

/** The same for the manager's. A decimal comma is a decimal point. */
export const managerAssessmentForm = z
  .object({ overallRating: z.string(), managerFeedback: z.string(), areasForImprovement: z.string() })
  .transform(
    ({ overallRating, managerFeedback, areasForImprovement }): z.input<typeof submitManagerAssessment> => ({
      overallRating: overallRating.trim() === '' ? Number.NaN : overallRating.trim().replace(',', '.'),
      managerFeedback,
      areasForImprovement: fromLines(areasForImprovement),
    }),
  )
  .pipe(submitManagerAssessment);
export type ManagerAssessmentFormValues = z.input<typeof managerAssessmentForm>;
