import { submitCheckIn } from '@annals/contracts/features/wellbeing/commands';
import { SCORE, SCORE_NAMES, type ScoreName } from '@annals/contracts/features/wellbeing/constants';
import { z } from 'zod';

const text = z.string();
const slider = z.coerce.number<number | string>();

/** What the inputs of the form hold, turned into what the contract wants: a text that was left empty is none. */
export const checkInForm = z
  .object({
    overallWellbeing: slider,
    workLifeBalance: slider,
    stressLevel: slider,
    jobSatisfaction: slider,
    workload: slider,
    teamRelationships: slider,
    feedback: text,
    concerns: text,
    suggestions: text,
  })
  .transform(({ feedback, concerns, suggestions, ...scores }): z.input<typeof submitCheckIn> => ({
    ...scores,
    ...(feedback.trim() !== '' && { feedback }),
    ...(concerns.trim() !== '' && { concerns }),
    ...(suggestions.trim() !== '' && { suggestions }),
  }))
  .pipe(submitCheckIn);

export type CheckInFormValues = z.input<typeof checkInForm>;

const scores = Object.fromEntries(SCORE_NAMES.map((name) => [name, SCORE.default])) as Record<
  ScoreName,
  number
>;

/** The form as it opens: every score in the middle. */
export const emptyCheckIn: CheckInFormValues = { ...scores, feedback: '', concerns: '', suggestions: '' };
