import { MalformedRequest, readAddCheckpoint, type AddCheckpoint } from './add-checkpoint';
import { parseCheckpoint, readableCheckpoint, type SignedCheckpoint } from './checkpoint';
import { RecordMoved, type CheckpointRecord } from './checkpoint-record';
import { cosign } from './cosignature';
import { isConsistent } from './proofs';
import { MalformedNote, signersOf, type SignerKey, type VerifierKey } from './signed-note';
import { EMPTY_ROOT } from './tile';

/** How a witness answers; the numbers are those of HTTP. */
export type WitnessAnswer =
  | {
      readonly status: 200;
      readonly origin: string;
      readonly size: number;
      /** The lines to put under the checkpoint. */
      readonly cosignatures: string;
    }
  | {
      readonly status: 409;
      readonly origin: string;
      /** The size of the newest checkpoint that was cosigned; 0 when there is none. */
      readonly size: number;
      readonly reason: string;
      /** Whether the log has signed two trees that cannot both be true. */
      readonly isContradiction: boolean;
    }
  | { readonly status: 422; readonly origin: string; readonly reason: string }
  | { readonly status: 400 | 403 | 404; readonly reason: string };

/**
 * Cosigns the checkpoints of logs by C2SP tlog-witness: each goes on from the newest one it cosigned before, or it is refused. Nothing else is
 * known of a log, and none of its events are seen.
 */
export class Witness {
  /** @param logs the keys whose checkpoints are cosigned; the name of a key is the name of its log */
  constructor(
    private readonly key: SignerKey,
    private readonly logs: readonly VerifierKey[],
    private readonly record: CheckpointRecord,
    private readonly clock: () => Date,
  ) {}

  /** Answers a request in one piece, so that no other comes in between. @param body of `POST /add-checkpoint` */
  addCheckpoint(body: string): WitnessAnswer {
    const request = readRequest(body);
    return typeof request === 'string' ? { status: 400, reason: request } : this.#answer(request);
  }

  #answer({ old, proof, checkpoint }: Request): WitnessAnswer {
    const { origin, size, root, note, signed } = checkpoint;
    const keys = this.logs.filter(({ name }) => name === origin);
    if (keys.length === 0) return { status: 404, reason: 'This witness does not know the log.' };
    if (signersOf(signed, keys).length === 0)
      return { status: 403, reason: 'The checkpoint is not signed with a key that this witness knows.' };
    if (old > size) return { status: 400, reason: 'The old size is larger than that of the checkpoint.' };
    const latest = this.record.latest(origin);
    const known = latest && this.#readRecord(latest.note);
    const knownSize = known?.size ?? 0;
    const conflict = (reason: string, isContradiction: boolean) =>
      ({ status: 409, origin, size: knownSize, reason, isContradiction }) as const;
    if (old !== knownSize) return conflict('The old size is not that of the newest checkpoint.', false);
    const isEmpty = size > 0 || root.equals(EMPTY_ROOT);
    const goesOn =
      old === 0
        ? proof.length === 0 && isEmpty
        : isConsistent({
            from: old,
            fromRoot: known?.root ?? EMPTY_ROOT,
            to: size,
            toRoot: root,
            path: proof,
          });
    if (!goesOn) {
      this.record.keepRefused(origin, note);
      return known && old === size && !root.equals(known.root)
        ? conflict('Another tree of this size was cosigned.', true)
        : { status: 422, origin, reason: 'The proof does not lead from the newest checkpoint to this one.' };
    }
    const cosignatures = cosign(signed.text, this.key, this.clock());
    try {
      if (size > knownSize || !known) this.record.advance(origin, latest?.number ?? 0, note);
    } catch (error) {
      if (!(error instanceof RecordMoved)) throw error;
      const moved = this.record.latest(origin);
      const now = moved ? this.#readRecord(moved.note).size : 0;
      return { ...conflict('Another request was faster.', false), size: now };
    }
    return { status: 200, origin, size, cosignatures };
  }

  /** @throws Error when the record was changed: then nothing is cosigned */
  #readRecord(note: string): SignedCheckpoint {
    const read = readableCheckpoint(note);
    if (!read)
      throw new Error('What this witness remembers of a log is not a checkpoint: its folder was changed.');
    return read;
  }
}

interface Request extends Omit<AddCheckpoint, 'checkpoint'> {
  readonly checkpoint: ReturnType<typeof parseCheckpoint>;
}

/** @returns what is wrong with it, when it is not a request */
function readRequest(body: string): Request | string {
  try {
    const request = readAddCheckpoint(body);
    mustBePlain(request.checkpoint);
    return { ...request, checkpoint: parseCheckpoint(request.checkpoint) };
  } catch (error) {
    if (error instanceof MalformedRequest || error instanceof MalformedNote) return error.message;
    throw error;
  }
}

/** The lines that are cosigned say nothing but what they show. @throws MalformedRequest */
function mustBePlain(checkpoint: string): void {
  const text = checkpoint.slice(0, checkpoint.lastIndexOf('\n\n') + 1);
  const [, , root = ''] = text.split('\n');
  if (
    /(?!\n)\p{Cc}/u.test(checkpoint) ||
    text.includes('\n\n') ||
    Buffer.from(root, 'base64').toString('base64') !== root
  )
    throw new MalformedRequest('The checkpoint has lines that none may have.');
}
