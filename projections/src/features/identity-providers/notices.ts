import type { IdentityProviderEvent } from '@annals/contracts/features/identity-providers/events';
import type { NoticesOf } from '../../engine/notice';

/** Administrators are told of certificates that end. */
export const identityProviderNotices: NoticesOf<IdentityProviderEvent> = {
  SamlCertificateEnding: ({ data: { administratorIds, name, day } }) =>
    administratorIds.map((personId) => ({
      personId,
      kind: 'saml_certificate_ending' as const,
      path: '/admin/sign-in',
      facts: { provider: name, day },
    })),
};
