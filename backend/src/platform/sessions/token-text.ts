import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { TOKEN_PREFIXES, type TokenKind } from '@annals/contracts/features/service-tokens/constants';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Of 62 letters each: 238 random bits. */
const SECRET_LENGTH = 40;
/** A CRC-32 in 62 letters. */
const CHECK_LENGTH = 6;
const LARGEST_FAIR_BYTE = 256 - (256 % LETTERS.length);
const SHAPE = /^annals_(?:pat|svc|scim)_[0-9A-Za-z]{46}$/;

/**
 * A new token: a prefix that says what it is, a random secret, and a checksum over both. Secret scanners know it by the prefix and, with the
 * checksum, take nothing else for it (the way GitHub's tokens are made).
 */
export function newTokenText(kind: TokenKind): string {
  let secret = '';
  while (secret.length < SECRET_LENGTH)
    for (const byte of randomBytes(SECRET_LENGTH))
      if (byte < LARGEST_FAIR_BYTE && secret.length < SECRET_LENGTH)
        secret += LETTERS.charAt(byte % LETTERS.length);
  const text = TOKEN_PREFIXES[kind] + secret;
  return text + checkOf(text);
}

/** Whether a text is a token of ours by its looks: what is not needs no look into a table. */
export function isTokenText(text: string): boolean {
  return SHAPE.test(text) && checkOf(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH);
}

/** What is stored of a token: 238 random bits need no salt and no slow hash. */
export function hashOfTokenText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function checkOf(text: string): string {
  let check = '';
  for (let left = crc32(text); check.length < CHECK_LENGTH; left = Math.floor(left / LETTERS.length))
    check = LETTERS.charAt(left % LETTERS.length) + check;
  return check;
}
