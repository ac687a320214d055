import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { legalHoldId } from './ids';
import { personId } from '../../kernel/ids';

const category = 'erasure';
/** What administrators write is kept with their own keys: it stays readable when the person it is about is erased. */
const about = 'adminId';
const ofPerson = { personId, adminId: personId };
/** Who asked for the erasure it is about; null where nobody did, and in events of version 1, which did not tell. */
const requestedBy = personId.nullable();
const upcasters = { 1: (data: Record<string, unknown>) => ({ ...data, requestedBy: null }) };

/** Somebody wants what is known of a person who has left to be erased (GDPR, article 17). */
export const ErasureRequested = event('ErasureRequested', 2, {
  category,
  about,
  description: 'An administrator asked for the erasure of a person who has left.',
  data: {
    ...ofPerson,
    reason: personal(z.string()),
    /** The other administrators of that day, who can approve it; nobody in events of version 1, which did not tell. */
    approverIds: z.array(personId),
  },
  upcasters: { 1: (data) => ({ ...data, approverIds: [] }) },
});

/** A second administrator agrees. From here on it cannot be stopped. */
export const ErasureApproved = event('ErasureApproved', 2, {
  category,
  description: 'A second administrator approved the erasure of a person.',
  data: { ...ofPerson, requestedBy },
  upcasters,
});

/** The person is not erased, for a stated reason. It can be asked for again. */
export const ErasureRefused = event('ErasureRefused', 2, {
  category,
  about,
  description: 'An administrator refused the erasure of a person.',
  data: { ...ofPerson, requestedBy, reason: personal(z.string()) },
  upcasters,
});

/** The person's key is destroyed and the read models hold none of their words any more. */
export const PersonalDataErased = event('PersonalDataErased', 1, {
  category,
  description: 'The key of a person was destroyed: their words can be read nowhere any more.',
  data: {
    personId,
    requestedBy: personId,
    approvedBy: personId,
    /** None when they had been destroyed before, as in a backup that was restored. */
    keysDestroyed: z.number().int().min(0),
  },
});

/** What is known of a person has to be kept, whatever is asked for. */
export const LegalHoldPlaced = event('LegalHoldPlaced', 2, {
  category,
  about,
  description: 'An administrator placed a legal hold on a person: they cannot be erased.',
  data: { ...ofPerson, holdId: legalHoldId, requestedBy, reason: personal(z.string()) },
  upcasters,
});

export const LegalHoldLifted = event('LegalHoldLifted', 3, {
  category,
  about,
  description: 'A legal hold on a person was lifted, by two administrators.',
  data: {
    ...ofPerson,
    holdId: legalHoldId,
    requestedBy,
    /** The second administrator who approved it; null in events of versions 1 and 2, when one was enough. */
    approvedBy: personId.nullable(),
    reason: personal(z.string()),
  },
  upcasters: { ...upcasters, 2: (data) => ({ ...data, approvedBy: null }) },
});

export const erasureEvents = [
  ErasureRequested,
  ErasureApproved,
  ErasureRefused,
  PersonalDataErased,
  LegalHoldPlaced,
  LegalHoldLifted,
] as const;
export type ErasureEvent = EventOf<(typeof erasureEvents)[number]>;
export type NewErasureEvent = NewEventOf<(typeof erasureEvents)[number]>;
