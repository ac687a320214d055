import { z } from 'zod';
import { position } from '../../kernel/ids';
import { eventFilter } from './filter';

/** What is exported: whatever the explorer can narrow, and positions. */
export const evidenceFilter = eventFilter.extend({
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
