import { readableCheckpoint, signCheckpoint, type Checkpoint } from './checkpoint';
import { MalformedNote, signerKey, signNote, type VerifierKey } from './signed-note';

/** The public keys a signer holds. */
export interface SignerKeys {
  readonly current: VerifierKey;
  /** The key before it, when the signer holds that too: it signs the change. */
  readonly previous: VerifierKey | undefined;
}

/** Proves that the tree of a checkpoint begins with an earlier, smaller one (RFC 9162, 2.1.4.1); empty from 0. */
export type GrowthProof = (from: number) => Promise<readonly Buffer[]>;

/** The signer has signed a tree over so many events that this one does not go on from. */
export class TreeRefused extends Error {
  override readonly name = 'TreeRefused';
  constructor(readonly holds: number) {
    super(`The signer has signed a tree over ${String(holds)} events that this one does not go on from.`);
  }
}

/**
 * Signs for the log: in the process itself (`inProcessSigner`), in a process of its own (`annals signer`), or with a key that a KMS or a PKCS#11
 * token holds. The caller does not need to hold the key. Decision 37 says how another one is added.
 */
export interface CheckpointSigner {
  /** The public keys under the name of a log. */
  keys(origin: string): Promise<SignerKeys>;
  /**
   * Signs a checkpoint.
   * @param grownFrom the size of the checkpoint signed before it; 0 when there is none
   * @param prove for signers that keep the last tree they signed, and want to see that this one goes on from it
   * @returns the signed note
   * @throws TreeRefused when the signer remembers a tree that this one does not go on from
   */
  checkpoint(checkpoint: Checkpoint, grownFrom: number, prove: GrowthProof): Promise<string>;
  /**
   * Signs another text of the product, such as the manifest of an evidence bundle. Never a checkpoint.
   * @param byBoth whether the previous key signs too
   * @returns the signed note
   */
  statement(origin: string, text: string, byBoth?: boolean): Promise<string>;
}

/**
 * Signs with keys that this process holds.
 * @param current 32 bytes
 * @param previous the key before it, 32 bytes
 */
export function inProcessSigner(current: Buffer, previous?: Buffer): CheckpointSigner {
  const keyOf = (origin: string) => signerKey(origin, current);
  const previousOf = (origin: string) => previous && signerKey(origin, previous);
  return {
    keys: (origin) => Promise.resolve({ current: keyOf(origin), previous: previousOf(origin) }),
    checkpoint: (checkpoint) => Promise.resolve(signCheckpoint(checkpoint, keyOf(checkpoint.origin))),
    statement: (origin, text, byBoth = false) => {
      mustBeStatement(text);
      const before = byBoth ? previousOf(origin) : undefined;
      return Promise.resolve(signNote(text, [...(before ? [before] : []), keyOf(origin)]));
    },
  };
}

/** A statement begins with the word annals and a space, which no checkpoint does: its first line is a name without spaces. @throws MalformedNote */
export function mustBeStatement(text: string): void {
  const isCheckpoint = readableCheckpoint(`${text}\n— x AAAAAAA=\n`) !== undefined;
  if (!text.startsWith('annals ') || isCheckpoint)
    throw new MalformedNote('Only checkpoints and statements of Annals are signed with the key of the log');
}
