import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { subjectAccessId } from './ids';

/** Days that an archive can be downloaded for; it is deleted after them. */
export const SUBJECT_ACCESS_DAYS = 14;

/** An archive of everything about a person, as the read model keeps it. */
export const subjectAccessRow = z.object({
  id: subjectAccessId,
  personId,
  requestedBy: personId,
  /** Why an administrator asked; null when the person did. */
  reason: z.string().nullable(),
  status: z.enum(['running', 'ready', 'failed']),
  /** Events of the person in the archive. */
  events: z.int().nullable(),
  bytes: z.number().nullable(),
  /** Of the archive, in hexadecimal. */
  sha256: z.string().nullable(),
  problem: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** How often it was downloaded, and when last. */
  downloads: z.number().int(),
  downloadedAt: z.iso.datetime().nullable(),
});
export type SubjectAccessRow = z.infer<typeof subjectAccessRow>;

/** An archive as those see it who may know of it. */
export const subjectAccessView = subjectAccessRow.extend({
  personName: z.string(),
  requestedByName: z.string(),
  /** How far it is while it is being made: events done, and of how many. */
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  /** Whether the reader may open it: it is about them, or they asked for it. */
  isYours: z.boolean(),
  /** Until when the reader can download it; null when they cannot. */
  availableUntil: z.string().nullable(),
});
export type SubjectAccessView = z.infer<typeof subjectAccessView>;
