import { z } from 'zod';
import { legalHoldId } from './ids';
import { personId } from '../../kernel/ids';

export const ERASURE_STATUSES = ['none', 'requested', 'refused', 'approved', 'erased'] as const;
export type ErasureStatus = (typeof ERASURE_STATUSES)[number];

/** A legal hold on a person; lifted when `liftedAt` says so. */
export const legalHold = z.object({
  holdId: legalHoldId,
  placedBy: personId,
  placedAt: z.string(),
  reason: z.string(),
  liftedBy: personId.nullable(),
  liftedAt: z.string().nullable(),
  liftReason: z.string().nullable(),
});
export type LegalHold = z.infer<typeof legalHold>;

/** The state of a person's erasure, as the read model keeps it. */
export const erasureRow = z.object({
  /** The person. */
  id: personId,
  status: z.enum(ERASURE_STATUSES),
  requestedBy: personId.nullable(),
  requestedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** Who approved or refused. */
  decidedBy: personId.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  refusal: z.string().nullable(),
  erasedAt: z.iso.datetime().nullable(),
  keysDestroyed: z.number().int().nullable(),
  holds: z.array(legalHold),
  changedAt: z.iso.datetime(),
});
export type ErasureRow = z.infer<typeof erasureRow>;

const hold = legalHold.extend({ placedByName: z.string(), liftedByName: z.string().nullable() });

/** The state of a person's erasure, with names, and what the reader may do now. */
export const erasureView = erasureRow.extend({
  /** Empty where nothing was ever requested and no hold placed. */
  changedAt: z.string(),
  name: z.string(),
  departedOn: z.string().nullable(),
  requestedByName: z.string().nullable(),
  decidedByName: z.string().nullable(),
  holds: z.array(hold),
  /** It waited for longer than a request counts, and can be requested again. */
  isExpired: z.boolean(),
  /** Why the reader cannot approve what waits, in a sentence; null when they can, or nothing waits. */
  objection: z.string().nullable(),
  allowed: z.object({
    request: z.boolean(),
    approve: z.boolean(),
    refuse: z.boolean(),
    hold: z.boolean(),
  }),
});
export type ErasureView = z.infer<typeof erasureView>;

/** The list of everybody who was erased, signed with the key of the log. It is kept outside of backups. */
export const erasureList = z.object({ note: z.string(), count: z.number().int() });
