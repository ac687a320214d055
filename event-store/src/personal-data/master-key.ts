import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * The key that wraps the key of every person. It comes from the environment and is never stored beside the data.
 * A KeyObject, so that it cannot slip into a log line: printing it shows no bytes.
 */
export interface MasterKey {
  readonly key: KeyObject;
  /** 8 bytes that name it without telling it. */
  readonly name: Buffer;
}

/** How to make one, for error messages and documentation. */
export const MAKE_A_MASTER_KEY = 'openssl rand -base64 32';

/**
 * Reads a master key from its base64 text.
 * @throws Error with a sentence for the operator, without the text, when it is not 32 bytes of base64
 */
export function parseMasterKey(text: string): MasterKey {
  const trimmed = text.trim();
  const bytes = Buffer.from(trimmed, 'base64');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(trimmed) || bytes.length !== 32)
    throw new Error(
      `The master key must be 32 bytes in base64 (44 characters). Make one with: ${MAKE_A_MASTER_KEY}`,
    );
  const name = Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), 'annals master key name', 8));
  return { key: createSecretKey(bytes), name };
}

/** The master key at hand is not the one the stored keys were wrapped with. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
  constructor(readonly keyId: string) {
    super(
      `Personal key ${keyId} was wrapped with another master key. Start with the master key this data was written with.`,
    );
  }
}
