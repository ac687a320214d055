import { z } from 'zod';
import { CHECK_OUTCOMES, CONNECTION_CHECKS } from './constants';
import { identityProviderId } from './ids';

/** A row for each provider that is configured. */
export const identityProviderRow = z.object({
  id: identityProviderId,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  linksByAddress: z.boolean(),
  domains: z.array(z.string()),
  isOn: z.boolean(),
  changedAt: z.iso.datetime(),
});
export type IdentityProviderRow = z.infer<typeof identityProviderRow>;

/** A provider as administrators see it. The client secret is never told. */
export const identityProviderView = identityProviderRow.extend({
  /** What is entered at the provider. */
  redirectAddress: z.string(),
  backChannelAddress: z.string(),
  signedOutAddress: z.string(),
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
