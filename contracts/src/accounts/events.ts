import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../kernel/event';
import { personId } from '../kernel/ids';
import { role } from '../roles';

/** A person got an account. The password's hash lives in `user_auth`: a secret never enters the log. */
export const AccountOpened = event('AccountOpened', 1, {
  category: 'account',
  description: 'A person got an account to sign in with.',
  data: { personId, role },
});

/** A person signed in. */
export const SignedIn = event('SignedIn', 1, {
  category: 'account',
  description: 'A person signed in.',
  data: { personId, asRole: z.string() },
});

/** Someone tried to sign in to an existing account and was refused. What was typed is not kept. */
export const SignInFailed = event('SignInFailed', 1, {
  category: 'account',
  description: 'An attempt to sign in to an account was refused.',
  data: { personId, failuresInARow: z.number().int().positive() },
});

/** The account is closed to sign-ins for a while, after repeated failures. */
export const AccountLocked = event('AccountLocked', 1, {
  category: 'account',
  description: 'Repeated failures closed an account to sign-ins for a while.',
  data: { personId, until: z.iso.datetime() },
});

/** A person signed out. */
export const SignedOut = event('SignedOut', 1, {
  category: 'account',
  description: 'A person signed out.',
  data: { personId },
});

export const accountEvents = [AccountOpened, SignedIn, SignInFailed, AccountLocked, SignedOut] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
export type NewAccountEvent = NewEventOf<(typeof accountEvents)[number]>;
