import { z } from 'zod';
import { msg } from '../../kernel/text';
import { command, query } from '../../kernel/route';
import { currentUser } from '../people/views';
import { role, SIGN_IN_ROLES } from '../../kernel/roles';
import { newPassword } from './self-service';

/** The sign-in form and the body of `POST /api/auth/login`, with the specification's messages. */
export const signIn = z.strictObject({
  email: z
    .email(msg('Please enter a valid email address'))
    .max(254, msg('Please enter a valid email address')),
  password: z
    .string(msg('Password must be at least 6 characters'))
    .min(6, msg('Password must be at least 6 characters'))
    .max(200, msg('Password cannot exceed 200 characters')),
  role: z.enum(SIGN_IN_ROLES, msg('Please select your role')),
  /** Where the clock of the browser is: the time zone of the person who has never chosen one. A name that is not known is passed over. */
  timeZone: z.string().max(100).optional(),
});
export type SignIn = z.infer<typeof signIn>;

/** An account of the demo company, shown on the sign-in screen only while demo accounts exist. */
export const demoAccount = z.object({
  email: z.string(),
  password: z.string(),
  role: z.enum(SIGN_IN_ROLES),
  label: z.string(),
});
export type DemoAccount = z.infer<typeof demoAccount>;

/** The secret part of the link in an invitation. */
export const invitationToken = z
  .string(msg('This link is not complete'))
  .regex(/^[\w-]{43}$/, msg('This link is not complete. Open it from the e-mail again.'));

/** The form behind the link of an invitation and the body of `POST /api/auth/welcome`. */
export const welcome = z.strictObject({
  token: invitationToken,
  password: newPassword,
});
export type Welcome = z.infer<typeof welcome>;

/** With `needs`, no session has begun yet: a code of a second factor is asked for next. */
const begun = z.object({
  role,
  needs: z.literal('second-factor').optional(),
  /** With what it can be shown; a recovery code is a code as well. */
  factors: z.array(z.enum(['passkey', 'code'])).optional(),
});

export const accountRoutes = {
  lookAtInvitation: command('POST /api/auth/invitation', {
    summary:
      'Whom a link to choose a password is for, while it works; sent as a body, so that it stands in no log of addresses',
    may: 'public',
    body: z.strictObject({ token: invitationToken }),
    holdsSecret: true,
    /** Without passwords the link is for an identity provider. */
    answer: z.object({ email: z.string(), expiresAt: z.string(), passwords: z.boolean() }),
  }),
  welcome: command('POST /api/auth/welcome', {
    summary: 'Choose a password through the link of an invitation; starts a session',
    may: 'public',
    body: welcome,
    holdsSecret: true,
    answer: begun,
    changes: ['Session'],
  }),
  signIn: command('POST /api/auth/login', {
    summary: 'Sign in; starts a session',
    may: 'public',
    body: signIn,
    holdsSecret: true,
    answer: begun,
    changes: ['Session'],
  }),
  currentUser: query('GET /api/auth/user', {
    summary: 'The signed-in person; 401 when there is none',
    may: 'signed-in',
    answer: currentUser,
    tags: ['Session'],
    reads: ['people'],
  }),
  demoAccounts: query('GET /api/auth/demo-accounts', {
    summary: 'The demo company’s accounts; empty when there is no demo company, and always in production',
    may: 'public',
    answer: z.array(demoAccount),
  }),
};
