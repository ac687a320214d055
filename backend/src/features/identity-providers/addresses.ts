import type { IdentityProviderId } from '@annals/contracts/features/identity-providers/ids';
import type { Context } from 'koa';
import type { Services } from '../../platform/services/services';

/** Where people open Annals; where nobody has named that address, the one that was asked at. */
export function publicUrlOf(
  { publicUrl, isPublicUrlNamed }: Pick<Services, 'publicUrl' | 'isPublicUrlNamed'>,
  { protocol, host }: Pick<Context, 'protocol' | 'host'>,
): string {
  return isPublicUrlNamed ? publicUrl : `${protocol}://${host}`;
}

/** Where the browser comes back to with the answer of a provider. */
export function redirectAddressOf(publicUrl: string, id: IdentityProviderId): string {
  return `${publicUrl}/api/auth/identity-providers/${id}/callback`;
}

/** Where a provider says that a session there has ended. */
export function backChannelAddressOf(publicUrl: string, id: IdentityProviderId): string {
  return `${publicUrl}/api/auth/identity-providers/${id}/back-channel-logout`;
}

export const BACK_CHANNEL = /^\/api\/auth\/identity-providers\/[^/]+\/back-channel-logout$/;

/** Where a SAML provider's answers are posted to (assertion consumer service). */
export function assertionAddressOf(publicUrl: string, id: IdentityProviderId): string {
  return `${publicUrl}/api/auth/identity-providers/${id}/assertion`;
}

export const ASSERTION = /^\/api\/auth\/identity-providers\/[^/]+\/assertion$/;

/** Where our SAML metadata are; it is also what we are called there. */
export function entityIdOf(publicUrl: string, id: IdentityProviderId): string {
  return `${publicUrl}/api/auth/identity-providers/${id}/metadata`;
}

/** Where the browser comes back to after signing out at a provider. */
export function signedOutAddressOf(publicUrl: string): string {
  return `${publicUrl}/landing`;
}

/** A path of this installation; null for everything else. */
export function ownPath(wanted: unknown, publicUrl: string): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 1000) return null;
  // `//elsewhere.example` and `/\elsewhere.example` start with a slash and still lead away.
  if (!URL.canParse(wanted, publicUrl)) return null;
  const target = new URL(wanted, publicUrl);
  return target.origin === new URL(publicUrl).origin ? target.pathname + target.search + target.hash : null;
}
