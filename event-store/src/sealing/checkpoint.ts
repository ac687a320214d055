import { MalformedNote, parseNote, signNote, type SignedNote, type SignerKey } from './signed-note';

/** How long the log was and what it held then, in the form of C2SP tlog-checkpoint (https://c2sp.org/tlog-checkpoint). */
export interface Checkpoint {
  /** The name of the log, which is also the name of its keys. */
  readonly origin: string;
  /** Leaves in the tree. */
  readonly size: number;
  readonly root: Buffer;
}

export interface SignedCheckpoint extends Checkpoint {
  /** The whole note, signatures included. */
  readonly note: string;
}

/** Three lines: origin, size, root in base64; then the signature. */
export function signCheckpoint({ origin, size, root }: Checkpoint, key: SignerKey): string {
  return signNote(`${origin}\n${String(size)}\n${root.toString('base64')}\n`, [key]);
}

/** Reads a checkpoint; its signature is not checked here. @throws MalformedNote */
export function parseCheckpoint(note: string): SignedCheckpoint & { readonly signed: SignedNote } {
  const signed = parseNote(note);
  const [origin = '', size = '', root = ''] = signed.text.split('\n');
  const bytes = Buffer.from(root, 'base64');
  if (origin === '' || !/^(0|[1-9]\d{0,15})$/.test(size) || bytes.length !== 32)
    throw new MalformedNote('This is not a checkpoint of a log');
  return { origin, size: Number(size), root: bytes, note, signed };
}
