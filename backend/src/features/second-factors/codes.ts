import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it; a code counts one step before and after its own. */
const STEP_SECONDS = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_GROUPS = 4;
const RECOVERY_GROUP = 5;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from the QR code. */
export function addressOfSecret(secret: string, email: string): string {
  return appOf(secret, email).toString();
}

/** The time step that a code is of; undefined when it is none of those that count now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

function appOf(secret: string, label = 'account'): TOTP {
  return new TOTP({ issuer: 'Annals', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}

/** Ten codes such as `k3tq9-…`, of 98 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () =>
      Array.from({ length: RECOVERY_GROUP }, letter).join(''),
    ).join('-'),
  );
}

/** A recovery code as it was made, however it was typed. */
export function asMade(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/.{5}(?=.)/g, '$&-');
}

const letter = () => ALPHABET.charAt(randomInt(ALPHABET.length));
