import { z } from 'zod';
import { msg } from '../../kernel/text';
import { command, query } from '../../kernel/route';
import { role, SIGN_IN_ROLES } from '../../kernel/roles';
import { STEP_UP_WAYS } from './constants';
import { madePasskey, makingOptions, ownPasskey, passkeyName, usedPasskey, usingOptions } from './passkeys';

const ENTER = msg('Enter the code');

/** What somebody shows: the six digits of their authenticator app, or one of their recovery codes. */
export const shownCode = z.strictObject({ code: z.string(ENTER).trim().min(1, ENTER).max(40, ENTER) });

/** What somebody without a second factor shows that it is they. */
export const shownPassword = z.strictObject({
  password: z
    .string(msg('Please enter your password'))
    .min(1, msg('Please enter your password'))
    .max(200, msg('Password cannot exceed 200 characters')),
});

/** What the caller can show for a dangerous act, and until when what they last showed counts. */
const stepUpOffer = z.object({
  /** null: something has to be shown. */
  freshUntil: z.string().nullable(),
  /** Of a factor and a password, the factor alone: a password that became known is no way around it. */
  ways: z.array(z.enum(STEP_UP_WAYS)),
  /** Where to sign in once more, of those who have neither. */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type StepUpOffer = z.infer<typeof stepUpOffer>;

/** Whether it is shown for the sign-in of this browser that waits for a second factor; else it may be anybody’s. */
const isSecondFactor = z.boolean().default(false);

const fresh = z.object({ freshUntil: z.string() });

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** Who has to have a factor sees at once that they have one. */
const changes = ['SecondFactors', 'Session'] as const;

export const secondFactorRoutes = {
  own: query('GET /api/account/second-factor', {
    summary:
      'The caller’s second factors: an authenticator app, passkeys, and how many recovery codes are left',
    may: 'signed-in',
    isForFactor: true,
    answer: z.object({
      enrolledAt: z.string().nullable(),
      recoveryCodesLeft: z.int(),
      passkeys: z.array(ownPasskey),
      /** Without one they sign in by an identity provider, and a passkey confirms what they do here. */
      hasPassword: z.boolean(),
    }),
    tags: ['SecondFactors'],
  }),
  begin: command('POST /api/account/second-factor/enrolment', {
    summary: 'Begin to set up an authenticator app; it counts once a code of it was shown',
    may: 'signed-in',
    isForFactor: true,
    stepUp: true,
    /** The secret as text, and in an address for a QR code. */
    answer: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirm: command('POST /api/account/second-factor', {
    summary: 'Show the first code of an authenticator app; from now on signing in asks for one',
    may: 'signed-in',
    isForFactor: true,
    body: shownCode,
    holdsSecret: true,
    answer: recoveryCodes,
    changes,
  }),
  remove: command('POST /api/account/second-factor/removal', {
    summary:
      'Remove the caller’s authenticator app, showing one of their codes; recovery codes go with the last factor',
    may: 'signed-in',
    body: shownCode,
    holdsSecret: true,
    changes,
  }),
  renewCodes: command('POST /api/account/second-factor/recovery-codes', {
    summary: 'Make new recovery codes; earlier ones stop working',
    may: 'signed-in',
    stepUp: true,
    answer: recoveryCodes,
    changes,
  }),
  makePasskey: command('POST /api/account/passkeys/options', {
    summary: 'What a browser makes a new passkey with; the answer to it counts once, within five minutes',
    may: 'signed-in',
    isForFactor: true,
    stepUp: true,
    answer: z.object({ options: makingOptions }),
  }),
  addPasskey: command('POST /api/account/passkeys', {
    summary:
      'Keep a passkey that the browser has made; with the first factor come recovery codes, shown once',
    may: 'signed-in',
    isForFactor: true,
    stepUp: true,
    body: passkeyName.extend({ response: madePasskey }),
    holdsSecret: true,
    answer: recoveryCodes,
    changes,
    status: 201,
  }),
  removePasskey: command('POST /api/account/passkeys/:passkeyId/removal', {
    summary: 'Remove a passkey of the caller; recovery codes go with the last factor',
    may: 'signed-in',
    stepUp: true,
    params: z.strictObject({ passkeyId: z.uuid() }),
    changes,
  }),
  askForPasskey: command('POST /api/auth/passkey/options', {
    summary:
      'What a browser signs in by a passkey with; after a password, one of the passkeys of the person whose password it was',
    may: 'public',
    body: z.strictObject({ isSecondFactor }),
    answer: z.object({ options: usingOptions }),
  }),
  signInByPasskey: command('POST /api/auth/passkey', {
    summary: 'Sign in by a passkey, in the place of the password or after it; starts the session',
    may: 'public',
    body: z.strictObject({ role: z.enum(SIGN_IN_ROLES), response: usedPasskey, isSecondFactor }),
    holdsSecret: true,
    answer: z.object({ role }),
    changes,
  }),
  askToStepUpByPasskey: command('POST /api/account/step-up/passkey/options', {
    summary: 'What a browser shows a passkey of the caller with once more',
    may: 'signed-in',
    isForFactor: true,
    answer: z.object({ options: usingOptions }),
  }),
  stepUpByPasskey: command('POST /api/account/step-up/passkey', {
    summary: 'Show a passkey once more, for five minutes of dangerous acts',
    may: 'signed-in',
    isForFactor: true,
    body: z.strictObject({ response: usedPasskey }),
    holdsSecret: true,
    answer: fresh,
    changes,
  }),
  stepUpOffer: query('GET /api/account/step-up', {
    summary: 'With what the caller can show once more that it is they, and until when that counts already',
    may: 'signed-in',
    isForFactor: true,
    answer: stepUpOffer,
  }),
  stepUpByPassword: command('POST /api/account/step-up/password', {
    summary:
      'Show the password once more, for five minutes of dangerous acts; of people without a second factor',
    may: 'signed-in',
    isForFactor: true,
    body: shownPassword,
    holdsSecret: true,
    answer: fresh,
  }),
  stepUpByCode: command('POST /api/account/step-up/code', {
    summary: 'Show a code of the second factor once more, for five minutes of dangerous acts',
    may: 'signed-in',
    isForFactor: true,
    body: shownCode,
    holdsSecret: true,
    answer: fresh,
    changes,
  }),
  finishSignIn: command('POST /api/auth/second-factor', {
    summary: 'Show the code that a sign-in waits for after the password; starts the session',
    may: 'public',
    body: shownCode,
    holdsSecret: true,
    answer: z.object({ role }),
    changes,
  }),
};
