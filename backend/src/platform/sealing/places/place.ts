import { readableCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { isConsistent } from '@annals/event-store/sealing/proofs';
import type { KeptCheckpoint } from '@annals/event-store/sealing/seal-store';

/** Proves that the tree over `to` events begins with that over `from` (RFC 9162, 2.1.4.1). @throws RangeError when the tree is shorter */
export type ConsistencyProof = (from: number, to: number) => Promise<readonly Buffer[]>;

/** Somewhere outside the database that checkpoints are brought to: somebody who alters the log would have to alter it there too. */
export interface Place {
  /** How operations call it. */
  readonly name: string;
  /**
   * Brings one checkpoint there; bringing it again is harmless. What is there already is never overwritten.
   * @param prove shows a place that keeps the newest checkpoint that the next one goes on from it
   * @throws Error with a sentence without secrets when it did not arrive, or does not fit what is there
   */
  publish(
    checkpoint: Pick<KeptCheckpoint, 'size' | 'note'>,
    signal: AbortSignal,
    prove: ConsistencyProof,
  ): Promise<void>;
  /** The size of the newest checkpoint there; left out where it cannot be asked. Undefined when there is none. */
  newestSize?(signal: AbortSignal): Promise<number | undefined>;
}

/** A place holds another checkpoint than the one that is brought: one of the two logs is not this one. */
export class AnotherIsThere extends Error {
  override readonly name = 'AnotherIsThere';
}

/** Whether two notes are of the same checkpoint, regardless of who else has signed them. */
export function isSameCheckpoint(one: string, other: string): boolean {
  const [first, second] = [readableCheckpoint(one), readableCheckpoint(other)];
  return first !== undefined && first.signed.text === second?.signed.text;
}

/**
 * Whether `latest.txt` moves on to a checkpoint: only forward, and only when the new one is shown to go on from it.
 * @throws AnotherIsThere when the two are not checkpoints of one log
 */
export async function movesForward(latest: string, note: string, prove: ConsistencyProof): Promise<boolean> {
  const [there, brought] = [readableCheckpoint(latest), readableCheckpoint(note)];
  if (!there || !brought)
    throw new AnotherIsThere(`${LATEST} is not a checkpoint. It was altered, or does not belong there.`);
  const [older, newer] = there.size <= brought.size ? [there, brought] : [brought, there];
  const isOneLog =
    there.origin === brought.origin &&
    (older.size === 0 ||
      isConsistent({
        from: older.size,
        fromRoot: older.root,
        to: newer.size,
        toRoot: newer.root,
        path: await prove(older.size, newer.size).catch(() => []),
      }));
  if (!isOneLog)
    throw new AnotherIsThere(
      `${LATEST} is a checkpoint over ${String(there.size)} events that the one over ${String(brought.size)} does not go on from. Nothing was overwritten.`,
    );
  return brought.size > there.size;
}

/** The name of the proof that a checkpoint goes on from the one published before it. */
export const proofNameOf = (size: number): string => `${String(size).padStart(16, '0')}.proof.txt`;

/** The name of a checkpoint's file: they sort as the sizes do. */
export const fileNameOf = (size: number): string => `${String(size).padStart(16, '0')}.txt`;

/** The name of the newest checkpoint in every place. */
export const LATEST = 'latest.txt';

/** @throws Error when a place answered that it did not take the checkpoint; what it answered is not repeated, who knows what is in it */
export async function taken(response: Response): Promise<void> {
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered with status ${String(response.status)}.`);
}
