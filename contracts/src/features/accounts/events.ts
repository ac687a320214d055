import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';

/** What a person can show who they are with. */
export const SIGN_IN_METHODS = [
  'password',
  'invitation',
  'identity provider',
  'passkey',
  'break-glass',
] as const;

/** A person got an account. The password's hash lives in `user_auth`: a secret never enters the log. */
export const AccountOpened = event('AccountOpened', 2, {
  category: 'account',
  description: 'A person got an account to sign in with.',
  data: {
    personId,
    role,
    /** False for whom a directory keeps: they sign in by their identity provider, or are invited to choose one. */
    hasPassword: z.boolean(),
  },
  upcasters: { 1: (data) => ({ ...data, hasPassword: true }) },
});

/** A person signed in. */
export const SignedIn = event('SignedIn', 7, {
  category: 'account',
  description: 'A person signed in.',
  about: 'personId',
  data: {
    personId,
    asRole: z.string(),
    /** The public id of the session, which opens nothing; null in events of version 1. */
    sessionId: z.uuid().nullable(),
    /** The device in words, such as "Chrome on Windows"; null in events of version 1. */
    device: personal(z.string().max(200).nullable()),
    /** The shortened network address, such as "203.0.113.x" or "2001:db8:1::/48"; null when unknown and in events of version 1. */
    network: personal(z.string().max(60).nullable()),
    /** What they showed who they are with; null in events of versions 1 and 2. */
    method: z.enum(SIGN_IN_METHODS).nullable(),
    /** The identity provider that vouched for them, and what it was called then; null when none did. */
    providerId: z.uuid().nullable(),
    provider: z.string().nullable(),
    /** How strongly the provider says that they showed who they are (`acr`, `AuthnContextClassRef`), and with what (`amr`); null and none in events of versions 1 to 3. */
    providerAssurance: z.string().max(200).nullable(),
    providerMethods: z.array(z.string().max(200)).max(10),
    /** Whether they had signed in before, and never on this device; null in events of versions 1 to 5. */
    isNewDevice: z.boolean().nullable(),
  },
  upcasters: {
    1: (data) => ({ ...data, sessionId: null, device: null, network: null }),
    2: (data) => ({ ...data, method: null, providerId: null, provider: null }),
    3: (data) => ({ ...data, providerAssurance: null, providerMethods: [] }),
    // Version 5 has one more method.
    4: (data) => data,
    5: (data) => ({ ...data, isNewDevice: null }),
    // Version 7 has one more method.
    6: (data) => data,
  },
});

/**
 * Someone tried to sign in to an existing account and was refused. What was typed is not kept. Failures are counted beside the log, which has
 * the 5th, 50th, 500th… in a row; older logs have each of them.
 */
export const SignInFailed = event('SignInFailed', 1, {
  category: 'account',
  description:
    'An attempt to sign in to an account was refused: the 5th, 50th, 500th… in a row, so that strangers do not lengthen the stream. Older logs have each of them.',
  data: { personId, failuresInARow: z.number().int().positive() },
});

/** The account is closed to sign-ins for a while, after repeated failures. No longer written: who fails waits longer each time instead. */
export const AccountLocked = event('AccountLocked', 1, {
  category: 'account',
  description:
    'Repeated failures closed an account to sign-ins for a while. No longer written: who fails waits longer each time instead.',
  data: { personId, until: z.iso.datetime() },
});

/** A person was sent a link with which they choose their first password. The link itself is a secret: it never enters the log. */
export const InvitationSent = event('InvitationSent', 2, {
  category: 'account',
  description:
    'A person was invited to choose a password, through a link that works once. A password they had ends.',
  data: {
    personId,
    expiresAt: z.iso.datetime(),
    /** Whether an administrator saw the link too, to hand it over. Of events of version 1 all did. */
    isShown: z.boolean(),
    /** The second administrator who approved it; null where one was enough, for the operator, and in events of version 1. */
    approvedBy: personId.nullable(),
  },
  upcasters: { 1: (data) => ({ ...data, isShown: true, approvedBy: null }) },
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
export const AccountUnlocked = event('AccountUnlocked', 2, {
  category: 'account',
  description: 'An administrator opened a locked account again.',
  data: {
    personId,
    /** The second administrator who approved it; null where one was enough, for the operator, and in events of version 1. */
    approvedBy: personId.nullable(),
  },
  upcasters: { 1: (data) => ({ ...data, approvedBy: null }) },
});

/** The account of somebody who left; nobody can sign in with it again, and its sessions ended at once. */
export const AccountDeactivated = event('AccountDeactivated', 1, {
  category: 'account',
  description: 'An account was closed for good, because its person left.',
  data: { personId },
});

/** The account of somebody who was hired again opens for them: an invitation follows, with which they choose a new password. */
export const AccountReactivated = event('AccountReactivated', 1, {
  category: 'account',
  description: 'A closed account was opened again, because its person was hired again.',
  data: { personId, role },
});

const identity = {
  personId,
  providerId: z.uuid(),
  /** What the provider was called then. */
  provider: z.string(),
};

/** From now on a person can sign in by an identity provider, which knows them as this subject. */
export const IdentityLinked = event('IdentityLinked', 2, {
  category: 'account',
  description: 'A person can sign in by an identity provider from now on.',
  about: 'personId',
  data: {
    ...identity,
    issuer: z.string(),
    subject: personal(z.string()),
    /** By an address that the provider had verified, by the person, or by the link of an invitation that an administrator saw as well. */
    by: z.enum(['address', 'person', 'invitation']),
  },
  // Version 2 has one more way.
  upcasters: { 1: (data) => data },
});

/** The person, or an administrator, ended that they can sign in by an identity provider. */
export const IdentityUnlinked = event('IdentityUnlinked', 1, {
  category: 'account',
  description: 'A person can no longer sign in by an identity provider.',
  data: identity,
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
  AccountReactivated,
  IdentityLinked,
  IdentityUnlinked,
  SignedOut,
] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
export type NewAccountEvent = NewEventOf<(typeof accountEvents)[number]>;
