import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { evidenceExportId } from './ids';
import { personId } from '../../kernel/ids';
import { evidenceFilter } from './evidence-filter';

const category = 'evidence';
const ofExport = { exportId: evidenceExportId, requestedBy: personId };

/** An auditor asked for a bundle of events with their proofs, and said what for. From version 2 on its filter may name several types. */
export const EvidenceRequested = event('EvidenceRequested', 2, {
  category,
  about: 'requestedBy',
  description: 'An auditor asked for a bundle of events with their proofs.',
  data: { ...ofExport, filter: evidenceFilter, purpose: personal(z.string()) },
  upcasters: { 1: (data) => data },
});

/** The bundle is made: so many events, proved against the checkpoint over so many. `sha256` is that of the archive. */
export const EvidenceExported = event('EvidenceExported', 1, {
  category,
  description: 'A bundle of events left the log, with proofs.',
  data: {
    ...ofExport,
    events: z.number().int().nonnegative(),
    treeSize: z.number().int().positive(),
    bytes: z.number().int().positive(),
    sha256: z.string(),
  },
});

/** The bundle could not be made, and why. */
export const EvidenceExportFailed = event('EvidenceExportFailed', 1, {
  category,
  description: 'A bundle of events could not be made.',
  data: { ...ofExport, problem: z.string() },
});

export const evidenceEvents = [EvidenceRequested, EvidenceExported, EvidenceExportFailed] as const;
export type EvidenceEvent = EventOf<(typeof evidenceEvents)[number]>;
export type NewEvidenceEvent = NewEventOf<(typeof evidenceEvents)[number]>;
