import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';

/**
 * Notes signed with Ed25519, in the form of C2SP signed-note (https://c2sp.org/signed-note): the text, an empty line, and a line for each
 * signature: an em dash, the name of the key, and base64 of four bytes that identify the key followed by the signature.
 */

/** The signature types of the specification that are used here: those of a log, and the cosignatures of a witness (`cosignature.ts`). */
const ED25519 = 1;
export const COSIGNATURE = 4;
type KeyType = typeof ED25519 | typeof COSIGNATURE;
const KEY_ID_BYTES = 4;

/** What is in front of the raw bytes of an Ed25519 key in the usual encodings (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export interface VerifierKey {
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly id: string;
  /** The whole key as the specification writes it, `<name>+<id>+<base64>`: what an auditor keeps. */
  readonly text: string;
  readonly publicKey: KeyObject;
}

export interface SignerKey extends VerifierKey {
  readonly privateKey: KeyObject;
}

export interface SignedNote {
  /** Ends with a line end, which is signed too. */
  readonly text: string;
  readonly signatures: readonly {
    readonly name: string;
    readonly keyId: string;
    readonly signature: Buffer;
  }[];
}

/** The text is not a signed note. */
export class MalformedNote extends Error {
  override readonly name = 'MalformedNote';
}

/**
 * The key of a name from its 32 secret bytes.
 * @param type of the signatures it makes; left out: those of a log
 * @throws RangeError when there are not 32 of them or the name cannot be one
 */
export function signerKey(name: string, seed: Buffer, type: KeyType = ED25519): SignerKey {
  if (seed.length !== 32) throw new RangeError('An Ed25519 key has 32 bytes');
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return { ...verifierOf(name, createPublicKey(privateKey), type), privateKey };
}

/** Reads the public key of a log, `<name>+<id>+<base64>`. @throws MalformedNote */
export const verifierKey = (text: string): VerifierKey => readKey(text, ED25519);

/** Reads a public key. @param type of the signatures it makes @throws MalformedNote */
export function readKey(text: string, type: KeyType): VerifierKey {
  const [, name = '', id = '', encoded = ''] =
    /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== 33 || bytes[0] !== type)
    throw new MalformedNote(
      type === ED25519
        ? 'This is not the text of an Ed25519 key of a log'
        : 'This is not the text of an Ed25519 key of a witness',
    );
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI_PREFIX, bytes.subarray(1)]),
    format: 'der',
    type: 'spki',
  });
  const key = verifierOf(name, publicKey, type);
  if (key.id !== id) throw new MalformedNote('The id of this key does not belong to it');
  return key;
}

/** Signs a text with one key or several. @throws MalformedNote when the text does not end with a line end */
export function signNote(text: string, keys: readonly SignerKey[]): string {
  if (!text.endsWith('\n')) throw new MalformedNote('The text of a note ends with a line end');
  const lines = keys.map((key) => signatureLine(key, sign(null, Buffer.from(text), key.privateKey)));
  return `${text}\n${lines.join('')}`;
}

/** The line of a signature under a note, with its line end. */
export function signatureLine({ name, id }: Pick<VerifierKey, 'name' | 'id'>, signature: Buffer): string {
  return `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), signature]).toString('base64')}\n`;
}

/** Takes a note apart; nothing is checked yet. @throws MalformedNote */
export function parseNote(note: string): SignedNote {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) throw new MalformedNote('There is no signature under this text');
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map((line) => {
    const [, name = '', encoded = ''] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    if (name === '' || bytes.length <= KEY_ID_BYTES) throw new MalformedNote('A signature line is malformed');
    return { name, keyId: bytes.toString('hex', 0, KEY_ID_BYTES), signature: bytes.subarray(KEY_ID_BYTES) };
  });
  return { text: note.slice(0, end + 1), signatures };
}

/** Which of the known keys signed the note. Signatures of others say nothing; a wrong one of a known key counts as none. */
export function signersOf(note: SignedNote, known: readonly VerifierKey[]): VerifierKey[] {
  return known.filter((key) =>
    note.signatures.some(
      ({ name, keyId, signature }) =>
        name === key.name &&
        keyId === key.id &&
        verify(null, Buffer.from(note.text), key.publicKey, signature),
    ),
  );
}

function verifierOf(name: string, publicKey: KeyObject, type: KeyType): VerifierKey {
  if (!/^[^+\s]+$/.test(name)) throw new RangeError('The name of a key has no spaces and no plus');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length);
  const typed = Buffer.concat([Buffer.of(type), raw]);
  const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer').toString(
    'hex',
    0,
    KEY_ID_BYTES,
  );
  return { name, id, text: `${name}+${id}+${typed.toString('base64')}`, publicKey };
}
