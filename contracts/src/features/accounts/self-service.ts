import { z } from 'zod';
import { msg, t } from '../../kernel/text';
import { command, query } from '../../kernel/route';

/** Characters of a new password. The sign-in form asks for six, as accounts may have older ones. */
export const PASSWORD_MINIMUM = 12;

const tooShort = () => t('A new password has at least {least} characters', { least: PASSWORD_MINIMUM });

/** A password that is being chosen. Which ones are too well known is checked by the server, which has the lists. */
export const newPassword = z
  .string({ error: tooShort })
  .min(PASSWORD_MINIMUM, { error: tooShort })
  .max(200, msg('Password cannot exceed 200 characters'));

/** The body of `PATCH /api/account/password`. */
export const changePassword = z.strictObject({
  currentPassword: z
    .string(msg('Please enter your current password'))
    .min(1, msg('Please enter your current password'))
    .max(200, msg('Password cannot exceed 200 characters')),
  newPassword,
});

/** The form of `POST /api/auth/forgot-password`. */
export const forgotPassword = z.strictObject({
  email: z
    .email(msg('Please enter a valid email address'))
    .max(254, msg('Please enter a valid email address')),
});

/** The body of `POST /api/auth/reset-password`. */
export const resetPassword = z.strictObject({
  /** From the link. */
  token: z.string().min(1).max(200),
  newPassword,
});

/** The words when the same new password was not typed twice. */
export const PASSWORDS_DIFFER = msg('The two passwords are not the same');

/** A form's fields with the new password typed twice. */
export function typedTwice<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>) {
  return form
    .extend({ repeated: z.string() })
    .refine((typed: { newPassword?: unknown; repeated?: unknown }) => typed.newPassword === typed.repeated, {
      message: PASSWORDS_DIFFER,
      path: ['repeated'],
    });
}

/** One device somebody is signed in on. */
export const signedInDevice = z.object({
  id: z.string(),
  /** Such as "Firefox on Linux". */
  device: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** The shortened network address it was signed in from, such as "203.0.113.x"; null when unknown. */
  network: z.string().nullable(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

const changes = ['Session'] as const;

export const selfServiceRoutes = {
  devices: query('GET /api/account/devices', {
    summary: 'Where the caller is signed in, the latest seen first',
    may: 'signed-in',
    answer: z.array(signedInDevice),
    tags: ['Session'],
  }),
  signOutDevice: command('POST /api/account/devices/:deviceId/sign-out', {
    summary: 'Sign out one of the caller’s other devices',
    may: 'signed-in',
    stepUp: true,
    params: z.strictObject({ deviceId: z.string().max(100) }),
    changes,
  }),
  signOutOthers: command('POST /api/account/devices/sign-out-others', {
    summary: 'Sign out all of the caller’s devices but this one',
    may: 'signed-in',
    stepUp: true,
    changes,
  }),
  changePassword: command('PATCH /api/account/password', {
    summary:
      'Set a new password, knowing the current one; ends the caller’s other sessions and calendar feeds',
    may: 'signed-in',
    body: changePassword,
    holdsSecret: true,
    changes: [...changes, 'CalendarFeeds'],
  }),
  forgotPassword: command('POST /api/auth/forgot-password', {
    summary: 'Ask for a link to set a new password; the answer is the same for every address',
    may: 'public',
    body: forgotPassword,
    answer: z.object({ detail: z.string() }),
  }),
  resetPassword: command('POST /api/auth/reset-password', {
    summary:
      'Set a new password with the token of a link; ends all sessions and calendar feeds of the account',
    may: 'public',
    body: resetPassword,
    holdsSecret: true,
    answer: z.object({ detail: z.string() }),
  }),
};
