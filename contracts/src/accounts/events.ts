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

/** A person was sent a link with which they choose their first password. The link itself is a secret: it never enters the log. */
export const InvitationSent = event('InvitationSent', 1, {
  category: 'account',
  description: 'A person was invited to choose their first password, through a link that works once.',
  data: { personId, expiresAt: z.iso.datetime() },
});

/** A person chose their first password through the link of their invitation. */
export const InvitationAccepted = event('InvitationAccepted', 1, {
  category: 'account',
  description: 'A person accepted their invitation and chose their first password.',
  data: { personId },
});

/** An administrator closed an account until one opens it again; its sessions ended at once. */
export const AccountLockedByAdministrator = event('AccountLockedByAdministrator', 1, {
  category: 'account',
  description: 'An administrator closed an account to its person, until one opens it again.',
  data: { personId },
});

/** An administrator opened a closed account again. */
export const AccountUnlocked = event('AccountUnlocked', 1, {
  category: 'account',
  description: 'An administrator opened a locked account again.',
  data: { personId },
});

/** The account of somebody who left; nobody can sign in with it again, and its sessions ended at once. */
export const AccountDeactivated = event('AccountDeactivated', 1, {
  category: 'account',
  description: 'An account was closed for good, because its person left.',
  data: { personId },
});

/** A person signed out. */
export const SignedOut = event('SignedOut', 1, {
  category: 'account',
  description: 'A person signed out.',
  data: { personId },
});

export const accountEvents = [
  AccountOpened,
  InvitationSent,
  InvitationAccepted,
  SignedIn,
  SignInFailed,
  AccountLocked,
  AccountLockedByAdministrator,
  AccountUnlocked,
  AccountDeactivated,
  SignedOut,
] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
export type NewAccountEvent = NewEventOf<(typeof accountEvents)[number]>;
