import { sign, verify } from 'node:crypto';
import {
  COSIGNATURE,
  readKey,
  signatureLine,
  signerKey,
  type SignedNote,
  type SignerKey,
  type VerifierKey,
} from './signed-note';

/**
 * Cosignatures of witnesses, in the form of C2SP tlog-cosignature (https://c2sp.org/tlog-cosignature), `cosignature/v1`: eight bytes of time, then
 * an Ed25519 signature over that time and the text of the checkpoint.
 */

const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;
/** The last second that a Date can hold. */
const LAST_SECOND = 8_640_000_000_000n;

/** The statement of a witness that a checkpoint was the largest tree of its log that it knew at a time. */
export interface Cosignature {
  readonly witness: VerifierKey;
  /** The clock of the witness, in whole seconds. */
  readonly at: Date;
  /** The line as it is under the checkpoint, with its line end. */
  readonly line: string;
}

/** The key of a witness from its 32 secret bytes. @throws RangeError when there are not 32 of them or the name cannot be one */
export const witnessSignerKey = (name: string, seed: Buffer): SignerKey => signerKey(name, seed, COSIGNATURE);

/** Reads the public key of a witness, `<name>+<id>+<base64>`. @throws MalformedNote when it is none, or the key of a log */
export const witnessKey = (text: string): VerifierKey => readKey(text, COSIGNATURE);

/** Cosigns the text of a checkpoint. @returns the line to put under it, with its line end */
export function cosign(text: string, key: SignerKey, at: Date): string {
  const seconds = BigInt(Math.floor(at.getTime() / 1_000));
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(seconds);
  return signatureLine(key, Buffer.concat([time, sign(null, cosignedBytes(text, seconds), key.privateKey)]));
}

/** The valid cosignatures under a checkpoint of the witnesses that are known; those of others say nothing. */
export function cosignaturesOf(note: SignedNote, witnesses: readonly VerifierKey[]): Cosignature[] {
  return note.signatures.flatMap(({ name, keyId, signature }) => {
    const witness = witnesses.find((one) => one.name === name && one.id === keyId);
    if (!witness || signature.length !== TIME_BYTES + SIGNATURE_BYTES) return [];
    const seconds = signature.readBigUInt64BE(0);
    if (seconds > LAST_SECOND) return [];
    const isTrue = verify(
      null,
      cosignedBytes(note.text, seconds),
      witness.publicKey,
      signature.subarray(TIME_BYTES),
    );
    return isTrue
      ? [{ witness, at: new Date(Number(seconds) * 1_000), line: signatureLine(witness, signature) }]
      : [];
  });
}

function cosignedBytes(text: string, seconds: bigint): Buffer {
  return Buffer.from(`cosignature/v1\ntime ${String(seconds)}\n${text}`);
}
