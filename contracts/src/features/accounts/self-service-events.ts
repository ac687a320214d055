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

/** A person signed out other devices, or a new password did. */
export const SessionsEnded = event('SessionsEnded', 1, {
  category,
  description: 'A person signed out other devices, or a new password did.',
  data: { personId, count: z.number().int().positive(), because: z.enum(['wish', 'new password']) },
});

export const selfServiceEvents = [PasswordChanged, PasswordResetRequested, SessionsEnded] as const;
export type SelfServiceEvent = EventOf<(typeof selfServiceEvents)[number]>;
export type NewSelfServiceEvent = NewEventOf<(typeof selfServiceEvents)[number]>;
