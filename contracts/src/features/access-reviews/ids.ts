import { z } from 'zod';

/** A review of access: one campaign. */
export const accessReviewId = z.uuid().brand<'AccessReviewId'>();
export type AccessReviewId = z.infer<typeof accessReviewId>;

/** One thing that somebody has, as a review lists it. */
export const accessItemId = z.uuid().brand<'AccessItemId'>();
export type AccessItemId = z.infer<typeof accessItemId>;
