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

/** The addresses of the pages that look the same to everyone. */
const ALWAYS_PUBLIC: Readonly<Record<string, PublicPlace>> = {
  '/landing': 'landing',
  '/login': 'sign-in',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/welcome': 'welcome',
  '/emergency': 'emergency',
};

/** Paths that look the same to everyone and therefore need no session. */
export function isAlwaysPublic(pathname: string): boolean {
  return pathname in ALWAYS_PUBLIC;
}

/** Decides between the public pages and the application. */
export async function destinationOf(
  pathname: string,
  search: string,
  session: SessionState,
): Promise<Destination> {
  const place = ALWAYS_PUBLIC[pathname];
  if (place !== undefined) return { place };
  if (session === 'signed-in') return { place: 'app' };
  if (pathname === '/') return { place: 'landing' };
  // Only a visitor who asks for a screen needs to know what screens there are.
  const { isAddress } = await import('@annals/contracts/addresses');
  if (!isAddress(pathname)) return { place: 'not-found' };
  // The application asks again and can say what is wrong; a visitor would lose their place for a passing failure.
  if (session === 'unknown') return { place: 'app' };
  return { place: 'sign-in', address: `/login?returnTo=${encodeURIComponent(pathname + search)}` };
}
