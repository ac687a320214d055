import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm';
import { WrongMasterKey, type MasterKey } from './master-key';

/** The key that encrypts what the log says of one person. */
export interface DataKey {
  readonly subject: string;
  readonly keyId: string;
  readonly key: KeyObject;
}

/** A key that is nowhere yet. */
export interface NewKey {
  readonly subject: string;
  readonly keyId: string;
  /** 32 bytes. */
  readonly bytes: Buffer;
}

/** A data key in stored form. */
export interface WrappedKey {
  readonly subject: string;
  readonly keyId: string;
  readonly wrapped: Buffer;
}

/**
 * How a key that was wrapped with a master key is stored. Version 2 is a byte with the version, 8 bytes that name the master key, then 12 bytes
 * nonce, 16 bytes tag and 32 bytes encrypted key. Version 1 had the last three alone: its 60 bytes are told from others by their number.
 */
const VERSION = 2;
const FIRST_VERSION_BYTES = 60;
const NAME_BYTES = 8;
const FROM = 1 + NAME_BYTES;
const BYTES = FROM + FIRST_VERSION_BYTES;

/** A new key for a person. */
export function newKey(subject: string): NewKey {
  return { subject, keyId: randomUUID(), bytes: randomBytes(32) };
}

/** A new key for a person, already wrapped; the bytes exist nowhere else. */
export function newWrappedKey(subject: string, masterKey: MasterKey): WrappedKey {
  return wrapKey(newKey(subject), masterKey);
}

export function wrapKey({ subject, keyId, bytes }: NewKey, masterKey: MasterKey): WrappedKey {
  const { iv, tag, ciphertext } = encrypt(masterKey.key, bytes, boundTo(subject, keyId));
  return {
    subject,
    keyId,
    wrapped: Buffer.concat([Buffer.from([VERSION]), masterKey.name, iv, tag, ciphertext]),
  };
}

/** Whether a key has one of the forms above. */
export function isWrappedWithAMasterKey(wrapped: Buffer): boolean {
  return isVersion2(wrapped) || wrapped.length === FIRST_VERSION_BYTES;
}

/** Whether a key was wrapped with this master key, in the newest version. */
export function isWrappedWith(wrapped: Buffer, { name }: MasterKey): boolean {
  return isVersion2(wrapped) && wrapped.subarray(1, FROM).equals(name);
}

/**
 * @param masterKeys those at hand: a key names the one it was wrapped with; of the first version, each is tried
 * @throws WrongMasterKey when it was wrapped with another master key, or altered
 */
export function unwrapKey(
  { subject, keyId, wrapped }: WrappedKey,
  ...masterKeys: readonly MasterKey[]
): DataKey {
  const version2 = isVersion2(wrapped);
  const encrypted = version2 ? wrapped.subarray(FROM) : wrapped;
  const fitting = version2 ? masterKeys.filter((one) => isWrappedWith(wrapped, one)) : masterKeys;
  for (const { key } of fitting) {
    try {
      const parts = {
        iv: encrypted.subarray(0, 12),
        tag: encrypted.subarray(12, 28),
        ciphertext: encrypted.subarray(28),
      };
      return { subject, keyId, key: createSecretKey(decrypt(key, parts, boundTo(subject, keyId))) };
    } catch {
      // Another one may fit.
    }
  }
  throw new WrongMasterKey(keyId);
}

/** Swapping the wrapped keys of two people in the table is found out. */
export const boundTo = (subject: string, keyId: string): string => `annals personal key ${subject} ${keyId}`;

function isVersion2(wrapped: Buffer): boolean {
  return wrapped.length === BYTES && wrapped[0] === VERSION;
}
