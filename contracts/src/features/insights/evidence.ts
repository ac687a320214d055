import { z } from 'zod';
import { personId } from '../../kernel/ids';

/** An event a figure rests on. */
export const evidenceEvent = z.object({
  id: z.uuid(),
  type: z.string(),
  stream: z.string(),
  /** The place in the whole log. */
  position: z.string(),
  /** When it happened. */
  at: z.iso.datetime(),
  /** Where the insight’s person reads the history of the event’s record: an address in the app. */
  path: z.string().startsWith('/'),
});
export type EvidenceEvent = z.infer<typeof evidenceEvent>;

/** A figure an insight rests on, with the events behind it and where the record can be looked at. */
export const evidence = z.object({
  label: z.string(),
  value: z.string(),
  /** As the first insights named their events; of later ones `events` says more. */
  eventIds: z.array(z.string()).optional(),
  /** Absent where the events are confidential: then there are counts alone. */
  events: z.array(evidenceEvent).optional(),
  /** An address in the app, such as `/meetings`. */
  path: z.string().startsWith('/').optional(),
  /** The other person it is about. Their name is looked up when it is read: no name is written into an insight about somebody else. */
  aboutId: personId.optional(),
});
export type Evidence = z.infer<typeof evidence>;

/** The series behind the figures, oldest first, with the figure the rule compared them with. */
export const insightChart = z.object({
  kind: z.enum(['line', 'bar']),
  /** Says what the figures come to. */
  title: z.string(),
  labelled: z.string(),
  labels: z.array(z.string()),
  values: z.array(z.number().nullable()),
  /** What the values are, and what they are compared with. */
  label: z.string(),
  compared: z.object({ label: z.string(), value: z.number() }).optional(),
  unit: z.string(),
  range: z.object({ min: z.number(), max: z.number() }).optional(),
});
export type InsightChart = z.infer<typeof insightChart>;

/** The rule that led to an insight. */
export const insightRule = z.object({
  name: z.string(),
  version: z.number().int(),
  /** In words, with its unit: `more than 14 days open`. */
  threshold: z.string(),
});
export type InsightRule = z.infer<typeof insightRule>;
