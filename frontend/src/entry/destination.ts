import { isAppPath } from './app-paths';

/** What is known about the visitor: `unknown` when the server could not say. */
export type SessionState = 'signed-in' | 'signed-out' | 'unknown';

export type PublicPlace = 'landing' | 'sign-in' | 'not-found';

/** Where a page load leads. A sign-in asked for by a screen carries the address that brings the person back. */
export type Destination =
  { place: 'app' | 'landing' | 'not-found'; address?: undefined } | { place: 'sign-in'; address?: string };

/** Paths that look the same to everyone and therefore need no session. */
export function isAlwaysPublic(pathname: string): boolean {
  return pathname === '/landing' || pathname === '/login';
}

/** Decides between the public pages and the application. */
export function destinationOf(pathname: string, search: string, session: SessionState): Destination {
  if (pathname === '/landing') return { place: 'landing' };
  if (pathname === '/login') return { place: 'sign-in' };
  if (session === 'signed-in') return { place: 'app' };
  if (pathname === '/') return { place: 'landing' };
  if (!isAppPath(pathname)) return { place: 'not-found' };
  // The application asks again and can say what is wrong; a visitor would lose their place for a passing failure.
  if (session === 'unknown') return { place: 'app' };
  return { place: 'sign-in', address: `/login?returnTo=${encodeURIComponent(pathname + search)}` };
}
