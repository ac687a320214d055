import { writeAddCheckpoint } from '@annals/event-store/sealing/add-checkpoint';
import { MalformedNote, parseNote, type VerifierKey } from '@annals/event-store/sealing/signed-note';
import { cosignaturesOf, type Cosignature } from '@annals/event-store/sealing/cosignature';
import type { ConsistencyProof } from '../places/place';

/** A witness outside, by C2SP tlog-witness. */
export interface WitnessSettings {
  readonly key: VerifierKey;
  /** The submission prefix: `/add-checkpoint` is put behind it. */
  readonly url: string;
}

/** What a witness is asked to cosign. */
export interface AskedCheckpoint {
  readonly size: number;
  readonly note: string;
  readonly prove: ConsistencyProof;
}

/** What a witness answered that could be reached and knows the log. */
export type WitnessReply =
  | { readonly kind: 'cosigned'; readonly cosignature: Cosignature }
  /** It has cosigned a tree over so many events that this checkpoint does not go on from. */
  | { readonly kind: 'conflict'; readonly holds: number };

const LARGEST_ANSWER = 64 * 1024;
/** Once with the size it had last, and again with the one it says; somebody else may have asked in between. */
const MOST_TRIES = 4;
/** How far a witness's clock may be ahead. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'It does not know the key that the checkpoint is signed with. Its operator has to add the new key.',
  404: 'It does not know this log. Its operator has to add its key.',
};

/**
 * Asks a witness to cosign a checkpoint.
 * @param lastSize the tree that it cosigned last, as far as is known; it says itself when that is another
 * @throws Error with a sentence without secrets when it did not answer as a witness does
 */
export async function askWitness(
  { key, url }: WitnessSettings,
  { size, note, prove }: AskedCheckpoint,
  lastSize: number,
  now: Date,
  signal: AbortSignal,
): Promise<WitnessReply> {
  let old = Math.min(lastSize, size);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const proof = old === 0 || old === size ? [] : await prove(old, size);
    const answer = await fetch(`${url.replace(/\/+$/, '')}/add-checkpoint`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: writeAddCheckpoint({ old, proof, checkpoint: note }),
      redirect: 'error',
      signal,
    });
    const body = await textOf(answer);
    if (answer.status === 200)
      return { kind: 'cosigned', cosignature: readCosignature(note, body, key, now) };
    if (answer.status === 422 && old > 0) return { kind: 'conflict', holds: old };
    if (answer.status !== 409)
      throw new Error(REFUSALS[answer.status] ?? `It answered with status ${String(answer.status)}.`);
    const holds = readSize(answer, body);
    if (holds > size || (holds === size && old === size)) return { kind: 'conflict', holds };
    old = holds;
  }
  throw new Error('It named another size each time it was asked.');
}

function readCosignature(note: string, lines: string, key: VerifierKey, now: Date): Cosignature {
  const [cosignature] = readable(note + lines, key);
  if (!cosignature) throw new Error('What it answered is no cosignature with the key that is configured.');
  if (cosignature.at.getTime() > now.getTime() + CLOCKS_DIFFER_MS)
    throw new Error('Its clock, or the clock of this machine, is wrong: it cosigned at a time to come.');
  return cosignature;
}

function readable(note: string, key: VerifierKey): readonly Cosignature[] {
  try {
    return cosignaturesOf(parseNote(note), [key]);
  } catch (error) {
    if (error instanceof MalformedNote) return [];
    throw error;
  }
}

/** A proxy may answer 409 too, but none says this. @throws Error */
function readSize(answer: Response, body: string): number {
  const isSize =
    answer.headers.get('content-type')?.startsWith('text/x.tlog.size') && /^(0|[1-9]\d{0,15})\n$/.test(body);
  if (!isSize) throw new Error('It answered with status 409 without the size of the tree that it knows.');
  return Number(body);
}

async function textOf(answer: Response): Promise<string> {
  if (Number(answer.headers.get('content-length') ?? 0) > LARGEST_ANSWER) {
    await answer.body?.cancel();
    throw new Error('It answered with more than a witness has to say.');
  }
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const read of answer.body ?? []) {
    const piece: unknown = read;
    if (!(piece instanceof Uint8Array)) continue;
    bytes += piece.length;
    if (bytes > LARGEST_ANSWER) throw new Error('It answered with more than a witness has to say.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
