import { z } from 'zod';
import { msg } from '../../kernel/text';
import { isIssuer } from './constants';

const NAME = msg('Please enter a name of at most 60 characters');
const CLIENT = msg('Please enter the client id that the provider gave you');
const SECRET = msg('Please enter the client secret that the provider gave you');

const domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/, {
    error: msg('Domains look like example.com'),
  });

const settings = {
  /** On the button of the sign-in page. */
  name: z.string(NAME).trim().min(1, NAME).max(60, NAME),
  /** Where the provider is, exactly as it names itself. */
  issuer: z
    .string()
    .trim()
    .max(500)
    .refine(isIssuer, {
      error: msg('Please enter the address of the issuer: https://, without a question mark or #'),
    }),
  clientId: z.string(CLIENT).trim().min(1, CLIENT).max(500, CLIENT),
  /** Whether a person is linked the first time by an address that the provider has verified. */
  linksByAddress: z.boolean(),
  /** The domains of the addresses that are linked; none: every domain. */
  domains: z.array(domain).max(50),
};

/** The body of `POST /api/identity-providers`. */
export const configureProvider = z.strictObject({
  ...settings,
  clientSecret: z.string(SECRET).min(1, SECRET).max(2000, SECRET),
});

/** The body of `PATCH /api/identity-providers/:providerId`; without a secret the one that is kept stays. */
export const changeProvider = z.strictObject({
  ...settings,
  clientSecret: z.string().min(1, SECRET).max(2000, SECRET).optional(),
});

/** Links one's own identity at a provider. The password shows that it is not only somebody at an open screen. */
export const linkIdentity = z.strictObject({
  currentPassword: z
    .string(msg('Please enter your current password'))
    .min(1, msg('Please enter your current password'))
    .max(200, msg('Password cannot exceed 200 characters')),
});
