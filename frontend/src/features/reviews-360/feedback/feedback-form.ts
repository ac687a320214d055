import { submitFeedback360 } from '@annals/contracts/features/reviews-360/commands';
import { COMPETENCIES, REMARKS } from '@annals/contracts/features/reviews-360/constants';
import { z } from 'zod';

const FIELDS = [
  ...COMPETENCIES.map((competency) => `${competency}Score` as const),
  ...COMPETENCIES.map((competency) => `${competency}Comments` as const),
  ...REMARKS,
] as const;
type FeedbackField = (typeof FIELDS)[number];

/** What the inputs of the form hold, all of them texts, checked by the contract. */
export const feedbackForm = z
  .object(
    Object.fromEntries(FIELDS.map((field) => [field, z.string()])) as Record<FeedbackField, z.ZodString>,
  )
  .transform((answers): z.input<typeof submitFeedback360> => answers)
  .pipe(submitFeedback360);

/** A text in every field; an unanswered score is an empty one. */
export type FeedbackFormValues = Record<FeedbackField, string>;

/** The form before anything is answered. */
export const emptyFeedback = Object.fromEntries(FIELDS.map((field) => [field, ''])) as FeedbackFormValues;
