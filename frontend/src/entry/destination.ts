import { isPublicAddress, type PublicAddress } from '@annals/contracts/public-addresses';

/** What is known about the visitor: `unknown` when the server could not say. */
export type SessionState = 'signed-in' | 'signed-out' | 'unknown';

export type PublicPlace =
  | 'landing'
  | 'sign-in'
  | 'forgot-password'
  | 'reset-password'
  | 'welcome'
  | 'emergency'
  | 'not-found';

/** Where a page load leads. A sign-in asked for by a screen carries the address that brings the person back. */
export type Destination =
  | { place: 'app' | Exclude<PublicPlace, 'sign-in'>; address?: undefined }
  | { place: 'sign-in'; address?: string };

const PLACE_OF: Readonly<Record<PublicAddress, PublicPlace>> = {
  '/landing': 'landing',
  '/login': 'sign-in',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/welcome': 'welcome',
  '/emergency': 'emergency',
};

/** Decides between the public pages and the application. */
export async function destinationOf(
  pathname: string,
  search: string,
  session: SessionState,
): Promise<Destination> {
  if (isPublicAddress(pathname)) return { place: PLACE_OF[pathname] };
  if (session === 'signed-in') return { place: 'app' };
  if (pathname === '/') return { place: 'landing' };
  // Only a visitor who asks for a screen needs to know what screens there are.
  const { isAddress } = await import('@annals/contracts/addresses');
  if (!isAddress(pathname)) return { place: 'not-found' };
  // The application asks again and can say what is wrong; a visitor would lose their place for a passing failure.
  if (session === 'unknown') return { place: 'app' };
  return { place: 'sign-in', address: `/login?returnTo=${encodeURIComponent(pathname + search)}` };
}
