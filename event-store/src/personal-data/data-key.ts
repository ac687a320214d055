import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm';
import { WrongMasterKey, type MasterKey } from './master-key';

/** The key that encrypts what the log says of one person. */
export interface DataKey {
  readonly subject: string;
  readonly keyId: string;
  readonly key: KeyObject;
}

/** A data key in stored form. */
export interface WrappedKey {
  readonly subject: string;
  readonly keyId: string;
  /** 12 bytes nonce, 16 bytes tag, 32 bytes encrypted key. */
  readonly wrapped: Buffer;
}

/** A new key for a person, already wrapped; the bytes exist nowhere else. */
export function newWrappedKey(subject: string, masterKey: MasterKey): WrappedKey {
  const keyId = randomUUID();
  const { iv, tag, ciphertext } = encrypt(masterKey.key, randomBytes(32), boundTo(subject, keyId));
  return { subject, keyId, wrapped: Buffer.concat([iv, tag, ciphertext]) };
}

/** @throws WrongMasterKey when it was wrapped with another master key, or altered */
export function unwrapKey({ subject, keyId, wrapped }: WrappedKey, masterKey: MasterKey): DataKey {
  const encrypted = {
    iv: wrapped.subarray(0, 12),
    tag: wrapped.subarray(12, 28),
    ciphertext: wrapped.subarray(28),
  };
  try {
    const bytes = decrypt(masterKey.key, encrypted, boundTo(subject, keyId));
    return { subject, keyId, key: createSecretKey(bytes) };
  } catch {
    throw new WrongMasterKey(keyId);
  }
}

/** Swapping the wrapped keys of two people in the table is found out. */
const boundTo = (subject: string, keyId: string): string => `annals personal key ${subject} ${keyId}`;
