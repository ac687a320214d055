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

/** What is signed of a checkpoint: three lines, its origin, size, and root in base64. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${String(size)}\n${root.toString('base64')}\n`;
}

/** The text of a checkpoint and its signature. */
export function signCheckpoint(checkpoint: Checkpoint, key: SignerKey): string {
  return signNote(checkpointText(checkpoint), [key]);
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

/** Reads a checkpoint; undefined when it is none. */
export function readableCheckpoint(note: string): ReturnType<typeof parseCheckpoint> | undefined {
  try {
    return parseCheckpoint(note);
  } catch (error) {
    if (error instanceof MalformedNote) return undefined;
    throw error;
  }
}
