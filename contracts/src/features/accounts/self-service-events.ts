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

/** Why sessions were ended: the person wished it, a new password did it, the provider that had begun them, what became of the account, or a limit. */
export const SESSIONS_ENDED_BECAUSE = [
  'wish',
  'new password',
  'identity provider',
  'lock',
  'departure',
  'new link',
  'idle limit',
  'age limit',
  'emergency over',
] as const;
export type SessionsEndedBecause = (typeof SESSIONS_ENDED_BECAUSE)[number];

/** Sessions of a person were ended: by their wish, a new password, the identity provider they had signed in by, a lock of the account, a new link to choose a password, because they left, by a limit, or since an account for emergencies is closed. */
export const SessionsEnded = event('SessionsEnded', 4, {
  category,
  description:
    'Sessions of a person were ended: by their wish, a new password, the identity provider they had signed in by, a lock of the account, a new link to choose a password, because they left, by a limit, or since an account for emergencies is closed.',
  data: { personId, count: z.number().int().positive(), because: z.enum(SESSIONS_ENDED_BECAUSE) },
  // Versions 2 to 4 have more causes.
  upcasters: { 1: (data) => data, 2: (data) => data, 3: (data) => data },
});

export const selfServiceEvents = [PasswordChanged, PasswordResetRequested, SessionsEnded] as const;
export type SelfServiceEvent = EventOf<(typeof selfServiceEvents)[number]>;
export type NewSelfServiceEvent = NewEventOf<(typeof selfServiceEvents)[number]>;
