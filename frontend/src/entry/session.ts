import { isPublicAddress } from '@annals/contracts/public-addresses';
import type { SessionState } from './destination';

export interface Session {
  readonly state: SessionState;
  /** The current user as answered, unread: the application parses it with the contract. */
  readonly user?: unknown;
}

const STORED_AS = 'annals.signed-in';

/** Remembers in this browser whether somebody is signed in, for the next page load. */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(STORED_AS, 'yes');
    else localStorage.removeItem(STORED_AS);
  } catch {
    // A browser that keeps nothing loads one thing after the other.
  }
}

/** Whether the application is probably what will be shown, before the server has said who this is. */
export function isLikelySignedIn(pathname: string): boolean {
  try {
    return !isPublicAddress(pathname) && localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}

/** Asks who is signed in, unless the page is the same for everyone. */
export async function readSession(pathname: string): Promise<Session> {
  if (isPublicAddress(pathname)) return { state: 'unknown' };
  try {
    const response = await fetch('/api/auth/user', { credentials: 'same-origin' });
    if (response.status === 401) return { state: 'signed-out' };
    if (!response.ok) return { state: 'unknown' };
    return { state: 'signed-in', user: await response.json() };
  } catch {
    return { state: 'unknown' };
  }
}
