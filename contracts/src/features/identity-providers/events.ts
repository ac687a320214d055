import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { identityProviderId } from './ids';

const category = 'identityProvider';
const providerId = identityProviderId;
const settings = {
  providerId,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  linksByAddress: z.boolean(),
  domains: z.array(z.string()),
};

/** An administrator entered a provider by which people can sign in. It is off until one switches it on. The client secret never enters the log. */
export const IdentityProviderConfigured = event('IdentityProviderConfigured', 1, {
  category,
  description: 'An administrator entered an identity provider; nobody signs in by it before it is on.',
  data: settings,
});

export const IdentityProviderChanged = event('IdentityProviderChanged', 1, {
  category,
  description: 'An administrator changed the settings of an identity provider.',
  data: { ...settings, secretReplaced: z.boolean() },
});

const samlSettings = {
  providerId,
  name: z.string(),
  issuer: z.string(),
  signInAddress: z.string(),
  certificates: z.array(z.string()),
  metadataAddress: z.string().nullable(),
  acceptsUnsolicited: z.boolean(),
  linksByAddress: z.boolean(),
  domains: z.array(z.string()),
};

/** The same of a provider that speaks SAML. What is kept of it in secret is a key of ours, which never enters the log. */
export const SamlProviderConfigured = event('SamlProviderConfigured', 1, {
  category,
  description:
    'An administrator entered an identity provider that speaks SAML 2.0; nobody signs in by it before it is on.',
  data: samlSettings,
});

export const SamlProviderChanged = event('SamlProviderChanged', 1, {
  category,
  description: 'An administrator changed the settings of an identity provider that speaks SAML 2.0.',
  data: samlSettings,
});

/** Once for each certificate: the last one that a provider has ends, and what it signs counts no more from then on. */
export const SamlCertificateEnding = event('SamlCertificateEnding', 1, {
  category,
  description: 'The last certificate of an identity provider ends soon; its administrators are told.',
  data: {
    providerId,
    name: z.string(),
    fingerprint: z.string(),
    day: z.iso.date(),
    administratorIds: z.array(personId),
  },
});

export const IdentityProviderSwitchedOn = event('IdentityProviderSwitchedOn', 1, {
  category,
  description: 'An administrator let people sign in by an identity provider.',
  data: { providerId },
});

export const IdentityProviderSwitchedOff = event('IdentityProviderSwitchedOff', 1, {
  category,
  description: 'An administrator let nobody sign in by an identity provider any more.',
  data: { providerId },
});

/** What was linked by it ends with it. */
export const IdentityProviderRemoved = event('IdentityProviderRemoved', 1, {
  category,
  description:
    'An administrator removed an identity provider, with its secret and all that was linked by it.',
  data: { providerId },
});

export const identityProviderEvents = [
  IdentityProviderConfigured,
  IdentityProviderChanged,
  SamlProviderConfigured,
  SamlProviderChanged,
  SamlCertificateEnding,
  IdentityProviderSwitchedOn,
  IdentityProviderSwitchedOff,
  IdentityProviderRemoved,
] as const;
export type IdentityProviderEvent = EventOf<(typeof identityProviderEvents)[number]>;
export type NewIdentityProviderEvent = NewEventOf<(typeof identityProviderEvents)[number]>;
