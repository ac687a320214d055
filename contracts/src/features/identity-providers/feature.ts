import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { identityProviderNoticeKinds } from './notices';

export const identityProvidersFeature = feature({
  name: 'identity-providers',
  permissions: {
    'identity-providers:administer': ['admin'],
  },
  takesTokens: false,
  tags: ['IdentityProviders'],
  readModels: ['identity_providers'],
  records: {
    identityProvider: 'Identity providers',
  },
  notices: identityProviderNoticeKinds,
  automation: {
    reminder: ['SamlCertificateEnding'],
  },
  access: {
    identity: msg('Sign-in by a provider'),
  },
  problems: {
    'identity-providers.no-secret': 409,
    'identity-providers.not-linked': 409,
    'identity-providers.off': 409,
    'identity-providers.too-many': 409,
    'identity-providers.unreadable-certificate': 422,
    'identity-providers.unreadable-metadata': 422,
    'identity-providers.unreachable': 503,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly identityProviders: typeof identityProvidersFeature;
  }
}
