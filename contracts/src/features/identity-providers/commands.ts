import { z } from 'zod';
import { msg, t } from '../../kernel/text';
import { isIssuer, isProviderAddress, LONGEST_METADATA, MOST_CERTIFICATES } from './constants';

const NAME = msg('Please enter a name of at most 60 characters');
const CLIENT = msg('Please enter the client id that the provider gave you');
const SECRET = msg('Please enter the client secret that the provider gave you');

const domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/, {
    error: msg('Domains look like example.com'),
  });

const common = {
  /** On the button of the sign-in page. */
  name: z.string(NAME).trim().min(1, NAME).max(60, NAME),
  /** Whether a person is linked the first time by an address that the provider has verified. */
  linksByAddress: z.boolean(),
  /** The domains of the addresses that are linked; none: every domain. */
  domains: z.array(domain).max(50),
};

const settings = {
  ...common,
  /** Where the provider is, exactly as it names itself. */
  issuer: z
    .string()
    .trim()
    .max(500)
    .refine(isIssuer, {
      error: msg('Please enter the address of the issuer: https://, without a question mark or #'),
    }),
  clientId: z.string(CLIENT).trim().min(1, CLIENT).max(500, CLIENT),
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

const ENTITY = msg('Please enter the entity ID of the provider, as its metadata has it');
const CERTIFICATES = msg('Please enter the certificates that the provider signs with');
const address = z
  .string()
  .trim()
  .max(1000)
  .refine(isProviderAddress, { error: msg('Please enter an address with https://, without #') });

/** Base64 of a certificate, without the lines around it. */
const certificate = z
  .string()
  .max(8000, CERTIFICATES)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, CERTIFICATES);

/** The body of `POST` and `PATCH /api/identity-providers/saml`. */
export const samlProvider = z
  .strictObject({
    ...common,
    /** The entity ID: what the provider calls itself. */
    issuer: z
      .string(ENTITY)
      .trim()
      .min(1, ENTITY)
      .max(1000, ENTITY)
      .regex(/^[\x21-\x7e]+$/, ENTITY),
    /** Where browsers are sent to sign in: its HTTP-Redirect binding. */
    signInAddress: address,
    /** What it signs with: the one in use, and those that follow it. */
    certificates: z
      .array(certificate)
      .min(1, CERTIFICATES)
      .max(MOST_CERTIFICATES, {
        error: () => t('At most {most} certificates', { most: MOST_CERTIFICATES }),
      }),
    /** Where "Test connection" reads its metadata; null: it was pasted. */
    metadataAddress: address.nullable(),
    /** Whether it may begin a sign-in itself, from a portal of its own. */
    acceptsUnsolicited: z.boolean(),
  })
  .refine(({ linksByAddress, domains }) => !linksByAddress || domains.length > 0, {
    path: ['domains'],
    error: msg('Please enter the domains: SAML does not say whether an address was verified'),
  });

/** The body of `POST /api/identity-providers/saml/metadata`: the metadata, or where they are. */
export const readSamlMetadata = z.strictObject({
  metadata: z.union([
    address,
    z
      .string(msg('Please enter the metadata, or their address'))
      .trim()
      .max(LONGEST_METADATA, msg('This is longer than the metadata of one provider'))
      .startsWith('<', msg('Please enter the metadata, or their address')),
  ]),
});

/** Links one's own identity at a provider. The password shows that it is not only somebody at an open screen. */
export const linkIdentity = z.strictObject({
  currentPassword: z
    .string(msg('Please enter your current password'))
    .min(1, msg('Please enter your current password'))
    .max(200, msg('Password cannot exceed 200 characters')),
});
