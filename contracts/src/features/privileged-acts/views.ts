import { z } from 'zod';
import { legalHoldId } from '../privacy/ids';
import { personId } from '../../kernel/ids';
import { privilegedActId } from './ids';
import { PRIVILEGED_ACTS, PRIVILEGED_ROLES } from './constants';
import { ACT_OUTCOMES } from './events';

export const PRIVILEGED_ACT_STATUSES = ['requested', 'approved', 'declined', 'completed'] as const;

/** A request that takes two administrators, as the read model keeps it. */
export const privilegedActRow = z.object({
  id: privilegedActId,
  act: z.enum(PRIVILEGED_ACTS),
  subjectId: personId,
  role: z.enum(PRIVILEGED_ROLES).nullable(),
  holdId: legalHoldId.nullable(),
  status: z.enum(PRIVILEGED_ACT_STATUSES),
  requestedBy: personId,
  requestedAt: z.iso.datetime(),
  reason: z.string(),
  /** Whose rules asked for it, in the name of who wrote them; null: nobody's. */
  rulesOf: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** Who approved or declined, and with which words. */
  decidedBy: personId.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decision: z.string().nullable(),
  outcome: z.enum(ACT_OUTCOMES).nullable(),
  problem: z.string().nullable(),
});
export type PrivilegedActRow = z.infer<typeof privilegedActRow>;

/** A request with names, and what the reader may do about it now. */
export const privilegedActView = privilegedActRow.extend({
  subjectName: z.string(),
  /** Where the link goes that comes with a role; null once they are erased. */
  subjectEmail: z.string().nullable(),
  requestedByName: z.string(),
  decidedByName: z.string().nullable(),
  isExpired: z.boolean(),
  allowed: z.object({ approve: z.boolean(), decline: z.boolean() }),
  /** Why the reader cannot approve it, in a sentence; null when they can, or nothing waits. */
  objection: z.string().nullable(),
});
export type PrivilegedActView = z.infer<typeof privilegedActView>;
