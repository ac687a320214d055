import { z } from 'zod';
import { pageQuery } from './route';

/**
 * One value that changed: what it was, what it is. `kind` tells a screen how to show the two; `structure` is JSON, with people by name.
 * Of every kind, a value that nobody may read, or can read any more, is the words that say so.
 */
export const historyChange = z.object({
  field: z.string(),
  kind: z.enum(['text', 'instant', 'minutes', 'day', 'structure']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof historyChange>;

/** One event of a record, told as a plain sentence; newest first in every answer. */
export const historyEntry = z.object({
  id: z.string(),
  type: z.string(),
  position: z.string(),
  /** When it happened (ISO instant). */
  at: z.string(),
  actorName: z.string(),
  /** For example "Ada Lovelace moved the meeting." */
  sentence: z.string(),
  reason: z.string().nullable(),
  changes: z.array(historyChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What the query of a history declares besides its address and its readers: histories come a page at a time, newest first. */
export const historyPages = { query: pageQuery, answer: z.array(historyEntry), paged: true } as const;
