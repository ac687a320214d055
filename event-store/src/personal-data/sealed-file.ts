import { decrypt, encrypt } from './aes-gcm';
import type { DataKey } from './data-key';

/** How a file that belongs to a person begins; then 36 characters with the id of the key, 12 bytes nonce, 16 bytes tag and the encrypted content. */
const MAGIC = Buffer.from('ANP1');
const KEY_ID_END = MAGIC.length + 36;
const IV_END = KEY_ID_END + 12;
const TAG_END = IV_END + 16;

/** Encrypts a file with the key of a person. @param name binds it to its name: under another one, even of the same person, it does not open */
export function sealFile(content: Buffer, { subject, keyId, key }: DataKey, name: string): Buffer {
  const { iv, tag, ciphertext } = encrypt(key, content, boundTo(name, subject));
  return Buffer.concat([MAGIC, Buffer.from(keyId), iv, tag, ciphertext]);
}

/** The key that a file was encrypted with. @throws Error when it is no such file */
export function keyIdOfFile(sealed: Buffer): string {
  if (sealed.length < TAG_END || !sealed.subarray(0, MAGIC.length).equals(MAGIC))
    throw new Error('This is no file that was encrypted with the key of a person.');
  return sealed.toString('latin1', MAGIC.length, KEY_ID_END);
}

/** @throws Error when the file was altered, has another name, or the key is not its own */
export function openFile(sealed: Buffer, { subject, key }: DataKey, name: string): Buffer {
  const parts = {
    iv: sealed.subarray(KEY_ID_END, IV_END),
    tag: sealed.subarray(IV_END, TAG_END),
    ciphertext: sealed.subarray(TAG_END),
  };
  return decrypt(key, parts, boundTo(name, subject));
}

const boundTo = (name: string, subject: string): string => `annals file ${name} ${subject}`;
