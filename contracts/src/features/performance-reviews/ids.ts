import { z } from 'zod';

export const performanceReviewId = z.uuid().brand<'PerformanceReviewId'>();
export type PerformanceReviewId = z.infer<typeof performanceReviewId>;
