import { createHash, randomBytes } from 'node:crypto';

/** How long a link to choose a password works. */
export const LINK_DAYS = 7;

/** The secret of a new link: 256 random bits, which nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: somebody who reads the table cannot make the link from it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
