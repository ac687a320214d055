import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';

const category = 'account';

/** A person set a new password. Neither the old nor the new one is kept anywhere but as a hash in `user_auth`. */
export const PasswordChanged = event('PasswordChanged', 1, {
  category,
  description: 'A person set a new password, knowing the old one or by a link sent to their address.',
  data: { personId, by: z.enum(['old password', 'link']) },
});

/** Somebody asked for a link to set a new password, and it was sent to the account's address. */
export const PasswordResetRequested = event('PasswordResetRequested', 1, {
  category,
  description: 'Somebody asked for a link to set a new password; it goes to the address of the account.',
  data: { personId },
});

/** Why sessions were ended: the person wished it, a new password did it, or the provider that had begun them. */
export const SESSIONS_ENDED_BECAUSE = ['wish', 'new password', 'identity provider'] as const;

/** A person signed out other devices, a new password did, or the identity provider that they had signed in by. */
export const SessionsEnded = event('SessionsEnded', 2, {
  category,
  description:
    'A person signed out other devices, a new password did, or the identity provider that they had signed in by.',
  data: { personId, count: z.number().int().positive(), because: z.enum(SESSIONS_ENDED_BECAUSE) },
  // Version 2 has one cause more.
  upcasters: { 1: (data) => data },
});

export const selfServiceEvents = [PasswordChanged, PasswordResetRequested, SessionsEnded] as const;
export type SelfServiceEvent = EventOf<(typeof selfServiceEvents)[number]>;
export type NewSelfServiceEvent = NewEventOf<(typeof selfServiceEvents)[number]>;
