import { createCipheriv, createDecipheriv, randomFillSync, type KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;

export interface Encrypted {
  readonly iv: Buffer;
  readonly tag: Buffer;
  readonly ciphertext: Buffer;
}

/**
 * AES-256-GCM with a fresh random nonce.
 * @param boundTo what the ciphertext belongs to: it cannot be decrypted as belonging to anything else
 */
export function encrypt(key: KeyObject, plain: Buffer | string, boundTo: string): Encrypted {
  const iv = nextNonce();
  const cipher = createCipheriv(ALGORITHM, key, iv);
  cipher.setAAD(Buffer.from(boundTo));
  const ciphertext = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  cipher.final(); // gives no bytes in GCM, but completes the tag
  return { iv, tag: cipher.getAuthTag(), ciphertext };
}

/** @throws Error when the key is another one, or the ciphertext or what it is bound to was changed */
export function decrypt(key: KeyObject, encrypted: Encrypted, boundTo: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, encrypted.iv, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(encrypted.tag);
  const plain = decipher.update(encrypted.ciphertext);
  decipher.final(); // gives no bytes in GCM, but throws when the tag does not fit
  return plain;
}

/** Random bytes are drawn for many nonces at once: a call to the generator for each costs as much as a short encryption. */
const pool = Buffer.alloc(IV_BYTES * 256);
let used = pool.length;

function nextNonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const nonce = Buffer.from(pool.subarray(used, used + IV_BYTES));
  used += IV_BYTES;
  return nonce;
}
