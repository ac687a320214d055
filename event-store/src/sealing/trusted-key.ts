import { signersOf, type SignedNote, type VerifierKey } from './signed-note';

/** A key of the log and the tree sizes it may sign: a key that was retired proves nothing that came after it. */
export interface TrustedKey {
  readonly key: VerifierKey;
  /** The smallest tree it signs. */
  readonly from: number;
  /** The first size that it does not sign any more; Infinity for the key in use. */
  readonly to: number;
}

/** Trusts a key for trees of every size. */
export const everySize = (key: VerifierKey): TrustedKey => ({ key, from: 0, to: Infinity });

/** Which of the keys that are valid for a tree of this size signed the note. */
export function signersAt(note: SignedNote, size: number, keys: readonly TrustedKey[]): VerifierKey[] {
  return signersOf(
    note,
    keys.filter(({ from, to }) => size >= from && size < to).map(({ key }) => key),
  );
}
