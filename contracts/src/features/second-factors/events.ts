import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { STEPPED_UP_BY } from './constants';

const category = 'secondFactor';

/** Secrets and codes are kept beside the log and never enter it. */
export const SecondFactorEnrolled = event('SecondFactorEnrolled', 1, {
  category,
  description: 'A person set up an authenticator app; signing in with the password asks for its code.',
  data: { personId },
});

export const SecondFactorRemoved = event('SecondFactorRemoved', 1, {
  category,
  description:
    'A person removed their authenticator app, or all factors of a person were removed with a new link to choose a password that two administrators agreed on. Recovery codes go with the last factor.',
  data: {
    personId,
    /** The second administrator who approved it; null when the person did it. */
    approvedBy: personId.nullable(),
  },
});

export const SecondFactorUsed = event('SecondFactorUsed', 2, {
  category,
  description:
    'A person showed a code of their authenticator app, or a passkey, to sign in after the password.',
  data: {
    personId,
    sessionId: z.uuid(),
    /** In events of version 1 the app was the only one. */
    factor: z.enum(['app', 'passkey']),
  },
  upcasters: { 1: (data) => ({ ...data, factor: 'app' }) },
});

const passkey = {
  personId,
  /** Ours; neither the key nor what the authenticator calls it. */
  passkeyId: z.uuid(),
  /** What the person calls it. */
  name: personal(z.string().max(60)),
};

export const PasskeyAdded = event('PasskeyAdded', 1, {
  category,
  description: 'A person added a passkey: it signs in without the password, and is a second factor.',
  about: 'personId',
  data: { ...passkey, isSynced: z.boolean() },
});

export const PasskeyRemoved = event('PasskeyRemoved', 1, {
  category,
  description: 'A person removed a passkey.',
  about: 'personId',
  data: passkey,
});

export const PasskeyCopied = event('PasskeyCopied', 1, {
  category,
  description:
    'A passkey was refused because it had counted fewer uses than it had shown before: there may be a copy of it.',
  about: 'personId',
  data: passkey,
});

export const SecondFactorFailed = event('SecondFactorFailed', 1, {
  category,
  description:
    'A wrong code was given: the 5th, 50th, 500th… in a row, so that nobody lengthens the stream at will.',
  data: { personId, failuresInARow: z.number().int().positive() },
});

export const RecoveryCodeUsed = event('RecoveryCodeUsed', 1, {
  category,
  description: 'A person used a recovery code in the place of their authenticator app. It works once.',
  data: { personId, codesLeft: z.number().int().nonnegative() },
});

export const RecoveryCodesMade = event('RecoveryCodesMade', 1, {
  category,
  description: 'A person was shown new recovery codes; earlier ones stopped working.',
  data: { personId, count: z.number().int().positive() },
});

export const SteppedUp = event('SteppedUp', 1, {
  category,
  description:
    'A person who was signed in showed once more that it was they, for a dangerous act: it counts for five minutes.',
  data: {
    personId,
    /** The public id of the session; null for one that has none. */
    sessionId: z.uuid().nullable(),
    by: z.enum(STEPPED_UP_BY),
  },
});

export const secondFactorEvents = [
  SecondFactorEnrolled,
  SecondFactorRemoved,
  SecondFactorUsed,
  SecondFactorFailed,
  RecoveryCodeUsed,
  RecoveryCodesMade,
  SteppedUp,
  PasskeyAdded,
  PasskeyRemoved,
  PasskeyCopied,
] as const;
export type SecondFactorEvent = EventOf<(typeof secondFactorEvents)[number]>;
export type NewSecondFactorEvent = NewEventOf<(typeof secondFactorEvents)[number]>;
