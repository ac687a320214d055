import { breakName, type Anchor } from './anchor';
import type { Finding } from './finding';
import { MerkleTree, type TileSource } from './merkle-tree';
import type { SealState } from './seal-store';

/** The tree is not the one that was signed before: nothing may be signed over it until somebody has decided what comes of it. */
export class SealInconsistent extends Error {
  override readonly name = 'SealInconsistent';
  constructor(
    readonly finding: Finding,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Anchors that a tree has to fit, without those that somebody has accepted a break with. */
export interface KnownAnchors {
  readonly anchors: readonly Anchor[];
  /** Names as `breakName` gives them. */
  readonly accepted: ReadonlySet<string>;
}

/** The anchors that still count. */
export const binding = ({ anchors, accepted }: KnownAnchors): Anchor[] =>
  anchors.filter((anchor) => !accepted.has(breakName(anchor)));

/**
 * Checks that a tree is the same log as every anchor, goes at least as far, and holds the same leaves.
 * @param state undefined when there is no tree
 * @throws SealInconsistent
 */
export async function mustFit(
  state: SealState | undefined,
  known: KnownAnchors,
  tiles: TileSource,
): Promise<void> {
  for (const anchor of binding(known)) {
    const { origin, size, root, source } = anchor;
    if (state && state.origin !== origin)
      throw new SealInconsistent(
        { kind: 'set-back', position: 1n, until: BigInt(size) },
        `This database holds the log ${state.origin}; a checkpoint of ${origin} is kept in ${source}.`,
      );
    if (size > (state?.size ?? 0)) throw setBack(state, anchor);
    const found = await rootOf(tiles, size);
    if (!found?.equals(root))
      throw new SealInconsistent(
        { kind: 'seal-altered', position: 1n, until: BigInt(size) },
        `The tree of the log does not begin with the checkpoint over ${String(size)} events that is kept in ${source}.`,
      );
  }
}

/** The tree ends before a checkpoint that was signed. */
export function setBack(
  state: Pick<SealState, 'size' | 'position'> | undefined,
  { size, source }: Pick<Anchor, 'size' | 'source'>,
): SealInconsistent {
  return new SealInconsistent(
    { kind: 'set-back', position: (state?.position ?? 0n) + 1n, until: BigInt(size) },
    `The tree of the log covers ${String(state?.size ?? 0)} events; a checkpoint over ${String(size)} is kept in ${source}.`,
  );
}

/** undefined when a tile that it needs is gone. */
export async function rootOf(tiles: TileSource, size: number): Promise<Buffer | undefined> {
  try {
    return await new MerkleTree(tiles).root(size);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
