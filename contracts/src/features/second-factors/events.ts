import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
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
    'The second factor of a person was removed, with its recovery codes: by the person, or with a new link to choose a password that two administrators agreed on.',
  data: {
    personId,
    /** The second administrator who approved it; null when the person did it. */
    approvedBy: personId.nullable(),
  },
});

export const SecondFactorUsed = event('SecondFactorUsed', 1, {
  category,
  description: 'A person showed the code of their authenticator app to sign in.',
  data: { personId, sessionId: z.uuid() },
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
] as const;
export type SecondFactorEvent = EventOf<(typeof secondFactorEvents)[number]>;
export type NewSecondFactorEvent = NewEventOf<(typeof secondFactorEvents)[number]>;
