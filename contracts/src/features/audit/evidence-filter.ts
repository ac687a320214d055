import { z } from 'zod';
import { position } from '../../kernel/ids';
import { eventFilter } from './filter';

/** The most characters of the types of one selection: about thirty of them. */
const LONGEST_TYPES = 1_000;

/** What is exported: whatever the explorer can narrow, and positions. */
export const evidenceFilter = eventFilter.extend({
  /** One type of events, or several with commas between them. */
  type: z.string().max(LONGEST_TYPES).optional(),
  /** From this position on. */
  fromPosition: position.optional(),
  /** Up to this position, itself included. */
  untilPosition: position.optional(),
});
export type EvidenceFilter = z.infer<typeof evidenceFilter>;

/** The most events of one bundle; a larger selection is exported in parts. */
export const MOST_EXPORTED = 100_000;

/** Days that a bundle can be downloaded for. */
export const EVIDENCE_DAYS = 30;
