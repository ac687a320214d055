import { z } from 'zod';
import { evidenceExportId } from './ids';
import { personId } from '../../kernel/ids';
import { evidenceFilter } from './evidence-filter';

/** A row of the read model. */
export const evidenceExportRow = z.object({
  id: evidenceExportId,
  requestedBy: personId,
  filter: evidenceFilter,
  purpose: z.string(),
  status: z.enum(['running', 'ready', 'failed']),
  /** Events in the bundle. */
  events: z.int().nullable(),
  /** Events in the log when it was made. */
  treeSize: z.number().nullable(),
  bytes: z.number().nullable(),
  /** Of the archive, in hexadecimal. */
  sha256: z.string().nullable(),
  problem: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type EvidenceExportRow = z.infer<typeof evidenceExportRow>;

/** A bundle as auditors see it. */
export const evidenceExportView = evidenceExportRow.extend({
  requestedByName: z.string(),
  /** How far it is while it is being made: events done, and of how many. */
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  /** Until when it can be downloaded; null when it cannot. */
  availableUntil: z.string().nullable(),
});
export type EvidenceExportView = z.infer<typeof evidenceExportView>;

/** How many events a selection holds. */
export const evidenceCount = z.object({
  events: z.number(),
  /** Whether there are more than are counted, and than one bundle takes. */
  isTooMany: z.boolean(),
});
