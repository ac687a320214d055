import { z } from 'zod';
import { CERTIFICATE_STATES, CHECK_OUTCOMES, CONNECTION_CHECKS, PROVIDER_PROTOCOLS } from './constants';
import { identityProviderId } from './ids';

/** What SAML needs to know of a provider. */
export const samlSettings = z.object({
  signInAddress: z.string(),
  certificates: z.array(z.string()),
  metadataAddress: z.string().nullable(),
  acceptsUnsolicited: z.boolean(),
});

/** A row for each provider that is configured. */
export const identityProviderRow = z.object({
  id: identityProviderId,
  name: z.string(),
  protocol: z.enum(PROVIDER_PROTOCOLS),
  issuer: z.string(),
  /** Of OpenID Connect. */
  clientId: z.string().nullable(),
  saml: samlSettings.nullable(),
  linksByAddress: z.boolean(),
  domains: z.array(z.string()),
  isOn: z.boolean(),
  changedAt: z.iso.datetime(),
});
export type IdentityProviderRow = z.infer<typeof identityProviderRow>;

/** A certificate that a provider signs with. */
export const certificateView = z.object({
  subject: z.string(),
  /** SHA-256, as providers show it. */
  fingerprint: z.string(),
  endsAt: z.string(),
  state: z.enum(CERTIFICATE_STATES),
});
export type CertificateView = z.infer<typeof certificateView>;

/** What the metadata of a provider say, before anything is saved. */
export const samlMetadataRead = z.object({
  issuer: z.string(),
  signInAddress: z.string(),
  certificates: z.array(z.string()),
  metadataAddress: z.string().nullable(),
  shown: z.array(certificateView),
});

/** A provider as administrators see it. The client secret is never told. */
export const identityProviderView = identityProviderRow.extend({
  /** What is entered at the provider. */
  redirectAddress: z.string(),
  backChannelAddress: z.string(),
  signedOutAddress: z.string(),
  /** Of SAML: where our metadata are, which is also what we are called (entity ID, audience). */
  entityId: z.string(),
  certificates: z.array(certificateView),
  /** How many people are linked by it. */
  linkedPeople: z.number().int(),
});
export type IdentityProviderView = z.infer<typeof identityProviderView>;

/** What the sign-in page shows of a provider that is on. */
export const offeredProvider = identityProviderRow.pick({ id: true, name: true });
export type OfferedProvider = z.infer<typeof offeredProvider>;

/** A provider that is on, and whether the caller can sign in by it. */
export const ownIdentity = offeredProvider.extend({ linkedAt: z.string().nullable() });
export type OwnIdentity = z.infer<typeof ownIdentity>;

/** Somebody who can sign in by a provider. */
export const linkedPerson = z.object({
  personId: z.uuid(),
  name: z.string(),
  linkedAt: z.string(),
});
export type LinkedPerson = z.infer<typeof linkedPerson>;

/** What "Test connection" found, check by check. */
export const connectionReport = z.object({
  works: z.boolean(),
  checks: z.array(
    z.object({ check: z.enum(CONNECTION_CHECKS), outcome: z.enum(CHECK_OUTCOMES), says: z.string() }),
  ),
});
export type ConnectionReport = z.infer<typeof connectionReport>;
