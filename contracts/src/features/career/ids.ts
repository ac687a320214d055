import { z } from 'zod';

export const careerMilestoneId = z.uuid().brand<'CareerMilestoneId'>();
export type CareerMilestoneId = z.infer<typeof careerMilestoneId>;
