import { z } from 'zod';

/** A figure an insight rests on, with the events behind it and where they can be looked at. */
export const evidence = z.object({
  label: z.string(),
  value: z.string(),
  eventIds: z.array(z.string()).optional(),
  /** An address in the app, such as `/meetings`. */
  path: z.string().startsWith('/').optional(),
});
export type Evidence = z.infer<typeof evidence>;

/** The rule that led to an insight. */
export const insightRule = z.object({
  name: z.string(),
  version: z.number().int(),
  /** In words, with its unit: `more than 14 days open`. */
  threshold: z.string(),
});
export type InsightRule = z.infer<typeof insightRule>;
