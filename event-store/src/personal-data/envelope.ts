import { decrypt, encrypt } from './aes-gcm';
import type { DataKey } from './data-key';

/** Where the encrypted personal fields of an event are in its stored data. No field of an event can have this name. */
export const ENVELOPE_FIELD = '$personal';

/** The personal fields of one event, encrypted together. Binary parts in base64. */
export interface Envelope {
  readonly subject: string;
  readonly keyId: string;
  readonly iv: string;
  readonly tag: string;
  readonly ct: string;
}

/**
 * The envelope in an event's stored data, or undefined when it has none.
 * @throws Error when something else is in its place
 */
export function envelopeIn(data: Readonly<Record<string, unknown>>): Envelope | undefined {
  const found = data[ENVELOPE_FIELD];
  if (found === undefined) return undefined;
  if (!isEnvelope(found)) throw new Error('what should hold its personal fields is malformed');
  return found;
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    isRecord(value) &&
    ['subject', 'keyId', 'iv', 'tag', 'ct'].every((part) => typeof value[part] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Encrypts personal fields for one event and one person.
 * @param eventId binds the ciphertext to its event: moved to another event, even of the same person, it does not open
 */
export function seal(
  fields: Readonly<Record<string, unknown>>,
  { subject, keyId, key }: DataKey,
  eventId: string,
): Envelope {
  const { iv, tag, ciphertext } = encrypt(key, JSON.stringify(fields), boundTo(eventId, subject));
  return {
    subject,
    keyId,
    iv: iv.toString('base64'),
    tag: tag.toString('base64'),
    ct: ciphertext.toString('base64'),
  };
}

/** @throws Error when the envelope was altered, belongs to another event, or the key is not its own */
export function open(sealed: Envelope, { key }: DataKey, eventId: string): Record<string, unknown> {
  const encrypted = {
    iv: Buffer.from(sealed.iv, 'base64'),
    tag: Buffer.from(sealed.tag, 'base64'),
    ciphertext: Buffer.from(sealed.ct, 'base64'),
  };
  const plain = decrypt(key, encrypted, boundTo(eventId, sealed.subject));
  const fields: unknown = JSON.parse(plain.toString('utf8'));
  if (!isRecord(fields)) throw new Error('its personal fields are not an object');
  return fields;
}

const boundTo = (eventId: string, subject: string): string => `${eventId} ${subject}`;
