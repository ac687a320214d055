/**
 * The request that asks for a signature over a checkpoint, as C2SP tlog-witness (https://c2sp.org/tlog-witness) writes it: the size it goes on
 * from, the consistency proof, an empty line, and the checkpoint.
 */
export interface AddCheckpoint {
  /** The size of the tree that the checkpoint goes on from; 0 when there is none. */
  readonly old: number;
  /** RFC 6962, 2.1.2; empty from 0 and for the same size. */
  readonly proof: readonly Buffer[];
  /** What is behind the empty line. */
  readonly checkpoint: string;
}

/** The largest request: 63 hashes, and a checkpoint with many signatures. */
export const LARGEST_REQUEST_BYTES = 128 * 1024;
const MOST_HASHES = 63;

/** The request is not written as the specification says. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';
}

/** The lines of a proof: the size it goes on from, and its hashes in base64. */
export function proofLines(old: number, proof: readonly Buffer[]): string {
  return `old ${String(old)}\n${proof.map((hash) => `${hash.toString('base64')}\n`).join('')}`;
}

export function writeAddCheckpoint({ old, proof, checkpoint }: AddCheckpoint): string {
  return `${proofLines(old, proof)}\n${checkpoint}`;
}

/** @throws MalformedRequest */
export function readAddCheckpoint(body: string): AddCheckpoint {
  const end = body.indexOf('\n\n');
  if (end < 0) throw new MalformedRequest('There is no empty line before the checkpoint.');
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  const size = /^old (0|[1-9]\d{0,15})$/.exec(first)?.[1];
  if (size === undefined || !Number.isSafeInteger(Number(size)))
    throw new MalformedRequest('The first line is not the size of a tree, such as: old 0.');
  if (lines.length > MOST_HASHES) throw new MalformedRequest('The proof has more than 63 hashes.');
  return { old: Number(size), proof: lines.map(readHash), checkpoint: body.slice(end + 2) };
}

function readHash(line: string): Buffer {
  const hash = Buffer.from(line, 'base64');
  if (hash.length !== 32 || hash.toString('base64') !== line)
    throw new MalformedRequest('A line of the proof is not a hash in base64.');
  return hash;
}
