import { z } from 'zod';

export const insightId = z.uuid().brand<'InsightId'>();
export type InsightId = z.infer<typeof insightId>;
