import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { BREAK_GLASS_STATES, HALVES } from './constants';

const opening = z.object({
  sessionId: z.uuid(),
  openedById: personId,
  openedAt: z.iso.datetime(),
  isDrill: z.boolean(),
  reason: z.string(),
});

/** An account for emergencies, as the read model keeps it. */
export const breakGlassRow = z.object({
  id: personId,
  /** Two administrators agreed that it is one, and it was not retired since. */
  isDeclared: z.boolean(),
  /** It was retired, and its person is to be an employee. */
  endsRole: z.boolean(),
  /** The request that waits for a second administrator. */
  requestedBy: personId.nullable(),
  requestedAt: z.iso.datetime().nullable(),
  requestReason: z.string().nullable(),
  requestExpiresAt: z.iso.datetime().nullable(),
  /** Whose the halves of a new password are, while it is being sealed, and which of them were taken. */
  firstHolder: personId.nullable(),
  secondHolder: personId.nullable(),
  isFirstTaken: z.boolean(),
  isSecondTaken: z.boolean(),
  /** Since when the present password is sealed, and with whom its halves are; null: there is none. */
  sealedAt: z.iso.datetime().nullable(),
  holders: z.array(personId),
  /** What was opened and not reviewed yet, the first one first. */
  openings: z.array(opening),
  closesAt: z.iso.datetime().nullable(),
  /** The last review. */
  reviewedBy: personId.nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  review: z.string().nullable(),
});
export type BreakGlassRow = z.infer<typeof breakGlassRow>;

const act = z.object({ byName: z.string(), at: z.string() });

/** An account for emergencies with names, and what the reader may do about it. */
export const breakGlassView = z.object({
  id: personId,
  name: z.string(),
  state: z.enum(BREAK_GLASS_STATES),
  request: act
    .extend({ reason: z.string(), expiresAt: z.string(), objection: z.string().nullable() })
    .nullable(),
  halves: z
    .array(
      z.object({ half: z.enum(HALVES), holderName: z.string(), isTaken: z.boolean(), isMine: z.boolean() }),
    )
    .nullable(),
  sealedAt: z.string().nullable(),
  holderNames: z.array(z.string()),
  openings: z.array(opening.extend({ openedByName: z.string() })),
  /** Until when the password of an open account works; null: it does not any more. */
  opensUntil: z.string().nullable(),
  review: act.extend({ words: z.string() }).nullable(),
  /** Why the reader cannot review it, in a sentence; null when they can, or there is nothing to review. */
  reviewObjection: z.string().nullable(),
  allowed: z.object({
    seal: z.boolean(),
    approve: z.boolean(),
    decline: z.boolean(),
    takeHalf: z.boolean(),
    close: z.boolean(),
    review: z.boolean(),
    retire: z.boolean(),
  }),
});
export type BreakGlassView = z.infer<typeof breakGlassView>;

/** What every administrator is shown on every screen until it is reviewed. */
export const breakGlassAlarm = z.object({
  id: personId,
  name: z.string(),
  openedByName: z.string(),
  openedAt: z.string(),
  isDrill: z.boolean(),
  isOpen: z.boolean(),
});
export type BreakGlassAlarm = z.infer<typeof breakGlassAlarm>;

/** Something that was done with an account while it was open. */
export const breakGlassDeed = z.object({
  at: z.string(),
  type: z.string(),
  record: z.string(),
  people: z.array(z.string()),
});
