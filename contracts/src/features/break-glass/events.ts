import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { HALVES } from './constants';

const category = 'breakGlass';

/** An administrator asks for a new password for an account for emergencies, which two of them seal. */
export const BreakGlassSealingRequested = event('BreakGlassSealingRequested', 1, {
  category,
  about: 'adminId',
  description:
    'An administrator asked that an account is kept for emergencies alone, or that it gets a new password; a second administrator has to agree.',
  data: {
    personId,
    adminId: personId,
    reason: personal(z.string()),
    /** The administrators who were independent of the requester at that moment: they are notified. */
    approverIds: z.array(personId),
    expiresAt: z.iso.datetime(),
  },
});

/** A second administrator agreed: each of the two takes half of a new password. */
export const BreakGlassSealingApproved = event('BreakGlassSealingApproved', 1, {
  category,
  description:
    'A second, independent administrator agreed: the account is for emergencies alone, and each of the two takes half of a new password.',
  data: { personId, adminId: personId, requestedBy: personId },
});

/** It stays as it was, for a stated reason. */
export const BreakGlassSealingDeclined = event('BreakGlassSealingDeclined', 1, {
  category,
  about: 'adminId',
  description: 'An administrator declined to seal an account for emergencies, or withdrew their own request.',
  data: { personId, adminId: personId, requestedBy: personId, reason: personal(z.string()) },
});

/** Half of the new password was shown, once, to the one whose half it is. */
export const BreakGlassHalfTaken = event('BreakGlassHalfTaken', 1, {
  category,
  description: 'An administrator was shown their half of the new password of an account for emergencies.',
  data: { personId, adminId: personId, half: z.enum(HALVES) },
});

/** Both halves were taken: from now on the new password opens the account, and no earlier one does. */
export const BreakGlassSealed = event('BreakGlassSealed', 1, {
  category,
  description: 'An account for emergencies is sealed: both halves of its password are with their holders.',
  data: {
    personId,
    /** The how-manieth password of the account it is. */
    sealing: z.int().positive(),
    holderIds: z.array(personId),
  },
});

/** Somebody signed in with both halves. */
export const BreakGlassOpened = event('BreakGlassOpened', 1, {
  category,
  about: 'openedById',
  description:
    'Somebody signed in with both halves of the password of an account for emergencies: its seal is broken, and every administrator is told.',
  data: {
    personId,
    /** Who they say they are. */
    openedById: personId,
    /** The public id of the session, which opens nothing. */
    sessionId: z.uuid(),
    isDrill: z.boolean(),
    reason: personal(z.string()),
    /** From when on the same password opens nothing any more. */
    closesAt: z.iso.datetime(),
    /** The administrators at that moment: they are notified. */
    administratorIds: z.array(personId),
  },
});

/** An administrator ended it before its time: sessions ended, and the password opens nothing any more. */
export const BreakGlassClosed = event('BreakGlassClosed', 1, {
  category,
  description:
    'An administrator closed an account for emergencies that was open; its sessions ended at once.',
  data: { personId, adminId: personId },
});

/** Another administrator wrote what happened. */
export const BreakGlassReviewed = event('BreakGlassReviewed', 1, {
  category,
  about: 'adminId',
  description: 'An administrator reviewed what was done with an account for emergencies.',
  data: { personId, adminId: personId, words: personal(z.string()), openings: z.int().positive() },
});

/** It is no account for emergencies any more: nothing opens it. */
export const BreakGlassRetired = event('BreakGlassRetired', 2, {
  category,
  about: 'adminId',
  description:
    'An administrator ended that an account is kept for emergencies; its password opens nothing any more, and it loses its role.',
  data: {
    personId,
    adminId: personId,
    reason: personal(z.string()),
    /** Whether the role of an administrator ends with it; in events of version 1 it stayed. */
    endsRole: z.boolean(),
  },
  upcasters: { 1: (data) => ({ ...data, endsRole: false }) },
});

export const breakGlassEvents = [
  BreakGlassSealingRequested,
  BreakGlassSealingApproved,
  BreakGlassSealingDeclined,
  BreakGlassHalfTaken,
  BreakGlassSealed,
  BreakGlassOpened,
  BreakGlassClosed,
  BreakGlassReviewed,
  BreakGlassRetired,
] as const;
export type BreakGlassEvent = EventOf<(typeof breakGlassEvents)[number]>;
export type NewBreakGlassEvent = NewEventOf<(typeof breakGlassEvents)[number]>;
