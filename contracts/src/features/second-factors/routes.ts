import { z } from 'zod';
import { msg } from '../../kernel/text';
import { command, query } from '../../kernel/route';
import { role } from '../../kernel/roles';

const ENTER = msg('Enter the code');

/** What somebody shows: the six digits of their authenticator app, or one of their recovery codes. */
export const shownCode = z.strictObject({ code: z.string(ENTER).trim().min(1, ENTER).max(40, ENTER) });

/** The body that begins an enrolment. */
export const beginEnrolment = z.strictObject({
  currentPassword: z
    .string(msg('Please enter your current password'))
    .min(1, msg('Please enter your current password'))
    .max(200, msg('Password cannot exceed 200 characters')),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const changes = ['SecondFactors'] as const;

export const secondFactorRoutes = {
  own: query('GET /api/account/second-factor', {
    summary: 'Whether the caller has set up an authenticator app, and how many recovery codes are left',
    may: 'signed-in',
    answer: z.object({ enrolledAt: z.string().nullable(), recoveryCodesLeft: z.int() }),
    tags: ['SecondFactors'],
  }),
  begin: command('POST /api/account/second-factor/enrolment', {
    summary: 'Begin to set up an authenticator app; it counts once a code of it was shown',
    may: 'signed-in',
    body: beginEnrolment,
    /** The secret as text, and in an address for a QR code. */
    answer: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirm: command('POST /api/account/second-factor', {
    summary: 'Show the first code of an authenticator app; from now on signing in asks for one',
    may: 'signed-in',
    body: shownCode,
    answer: recoveryCodes,
    changes,
  }),
  remove: command('POST /api/account/second-factor/removal', {
    summary: 'Remove the caller’s authenticator app and recovery codes, showing one of their codes',
    may: 'signed-in',
    body: shownCode,
    changes,
  }),
  renewCodes: command('POST /api/account/second-factor/recovery-codes', {
    summary: 'Make new recovery codes, showing a code; earlier ones stop working',
    may: 'signed-in',
    body: shownCode,
    answer: recoveryCodes,
    changes,
  }),
  finishSignIn: command('POST /api/auth/second-factor', {
    summary: 'Show the code that a sign-in waits for after the password; starts the session',
    may: 'public',
    body: shownCode,
    answer: z.object({ role }),
    changes,
  }),
};
