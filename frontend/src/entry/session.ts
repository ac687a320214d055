import { isAlwaysPublic, type SessionState } from './destination';

export interface Session {
  readonly state: SessionState;
  /** The current user as answered, unread: the application parses it with the contract. */
  readonly user?: unknown;
}

/** Asks who is signed in, unless the page is the same for everyone. */
export async function readSession(pathname: string): Promise<Session> {
  if (isAlwaysPublic(pathname)) return { state: 'unknown' };
  try {
    const response = await fetch('/api/auth/user', { credentials: 'same-origin' });
    if (response.status === 401) return { state: 'signed-out' };
    if (!response.ok) return { state: 'unknown' };
    return { state: 'signed-in', user: await response.json() };
  } catch {
    return { state: 'unknown' };
  }
}
