import { MalformedRequest, readAddCheckpoint } from './add-checkpoint';
import { checkpointText, readableCheckpoint, type Checkpoint } from './checkpoint';
import { RecordMoved, type CheckpointRecord } from './checkpoint-record';
import { mustBeStatement, type CheckpointSigner, type SignerKeys } from './checkpoint-signer';
import { isConsistent } from './proofs';
import { MalformedNote } from './signed-note';
import { EMPTY_ROOT } from './tile';

/** How the signer answers; the numbers are those of HTTP. */
export type SignerAnswer =
  | { readonly status: 200; readonly note: string }
  /** The checkpoint goes on from another size than the one signed last, which is this one. */
  | { readonly status: 409; readonly size: number }
  /** A tree that does not go on from the one signed last, or a text that is not signed. */
  | { readonly status: 422; readonly reason: string }
  | { readonly status: 400; readonly reason: string };

/** The statements of the product that are signed, by their first line. */
const STATEMENTS = ['annals evidence v1', 'annals erasures', 'annals sealing resumed'];
const KEY_CHANGE = 'annals key change';

/**
 * Signs for one log, and remembers what it signed: a checkpoint only with a proof that it goes on from the one before, and of other texts those of
 * the product. The caller can grow the log and can never have another history of it signed.
 */
export class GuardedSigner {
  /** @param isPreviousLost whether a change may name any key as the one before: only while an operator says that it is lost */
  constructor(
    private readonly origin: string,
    private readonly signer: CheckpointSigner,
    private readonly record: CheckpointRecord,
    private readonly isPreviousLost: boolean,
  ) {}

  keys(): Promise<SignerKeys> {
    return this.signer.keys(this.origin);
  }

  /** @param body as that of a witness, with the text of the checkpoint and no signature */
  async checkpoint(body: string): Promise<SignerAnswer> {
    const request = readRequest(body);
    if (typeof request === 'string') return { status: 400, reason: request };
    const { old, proof, checkpoint } = request;
    const { origin, size, root } = checkpoint;
    if (origin !== this.origin)
      return { status: 422, reason: `This signer signs for the log ${this.origin} alone.` };
    const latest = this.record.latest(origin);
    const known = latest && readRecord(latest.note);
    if (old !== (known?.size ?? 0) || old > size) return { status: 409, size: known?.size ?? 0 };
    const goesOn =
      known && old > 0
        ? isConsistent({ from: old, fromRoot: known.root, to: size, toRoot: root, path: proof })
        : proof.length === 0 && (size > 0 || root.equals(EMPTY_ROOT));
    if (!goesOn)
      return { status: 422, reason: 'The proof does not lead from the checkpoint signed last to this one.' };
    const note = await this.signer.checkpoint(checkpoint, old, () => Promise.resolve(proof));
    try {
      if (size > old || !known) this.record.advance(origin, latest?.number ?? 0, note);
    } catch (error) {
      if (!(error instanceof RecordMoved)) throw error;
      return { status: 409, size: readRecord(this.record.latest(origin)?.note ?? '').size };
    }
    return { status: 200, note };
  }

  /** @param byBoth whether the key before signs too */
  async statement(text: string, byBoth: boolean): Promise<SignerAnswer> {
    const [title = ''] = text.split('\n', 1);
    const isKeyChange = title === KEY_CHANGE;
    if (isKeyChange ? !(await this.#isOwnChange(text)) : !STATEMENTS.includes(title) || byBoth)
      return { status: 422, reason: 'This is not a text that the signer signs for the product.' };
    try {
      mustBeStatement(text);
    } catch (error) {
      if (error instanceof MalformedNote) return { status: 422, reason: error.message };
      throw error;
    }
    return { status: 200, note: await this.signer.statement(this.origin, text, byBoth) };
  }

  /** A change is signed to the key in use, from the one before it, for trees that were not signed yet. */
  async #isOwnChange(text: string): Promise<boolean> {
    const [, origin, older, newer, from = '', ...rest] = text.split('\n');
    const { current, previous } = await this.keys();
    const latest = this.record.latest(this.origin);
    const signed = latest ? readRecord(latest.note).size : 0;
    return (
      origin === this.origin &&
      newer === current.text &&
      (previous ? older === previous.text : this.isPreviousLost) &&
      /^[1-9]\d{0,15}$/.test(from) &&
      Number(from) > signed &&
      rest.join('') === ''
    );
  }
}

interface Request {
  readonly old: number;
  readonly proof: readonly Buffer[];
  readonly checkpoint: Checkpoint;
}

/** @returns what is wrong with it, when it is not a request */
function readRequest(body: string): Request | string {
  try {
    const { old, proof, checkpoint: text } = readAddCheckpoint(body);
    const checkpoint = readableCheckpoint(`${text}\n— x AAAAAAA=\n`);
    return checkpoint && checkpointText(checkpoint) === text
      ? { old, proof, checkpoint }
      : 'This is not the text of a checkpoint.';
  } catch (error) {
    if (error instanceof MalformedRequest) return error.message;
    throw error;
  }
}

/** @throws Error when the record was changed: then nothing is signed */
function readRecord(note: string): Checkpoint {
  const read = readableCheckpoint(note);
  if (!read) throw new Error('What this signer remembers is not a checkpoint: its folder was changed.');
  return read;
}
