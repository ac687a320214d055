import { hash } from 'node:crypto';

/** Hashes in one tile; a power of two. The same height as in C2SP tlog-tiles. */
export const TILE_HEIGHT = 8;
export const TILE_WIDTH = 2 ** TILE_HEIGHT;
export const HASH_BYTES = 32;

const NODE_PREFIX = Buffer.of(1);

/** The hash of an inner node (RFC 9162, 2.1.1). */
export function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([NODE_PREFIX, left, right]), 'buffer');
}

/** The root of a tree without leaves: SHA-256 of nothing. */
export const EMPTY_ROOT: Buffer = hash('sha256', '', 'buffer');

/**
 * Up to 256 neighbouring hashes of one level of the Merkle tree: leaves at level 0, roots of full tiles of the level below above that. What
 * lies between two levels of tiles is computed when first asked for, and kept.
 */
export class Tile {
  readonly #rows: Buffer[][];

  constructor(hashes: readonly Buffer[]) {
    this.#rows = [[...hashes]];
  }

  /** @param bytes the hashes one after the other */
  static fromBytes(bytes: Buffer): Tile {
    return new Tile(splitHashes(bytes));
  }

  get width(): number {
    return this.#rows[0]?.length ?? 0;
  }

  /**
   * The root of 2^height of its hashes.
   * @param height 0 to 8
   * @param index which of the groups of that size
   * @throws RangeError when the tile does not hold all of them
   */
  node(height: number, index: number): Buffer {
    for (let row = this.#rows.length; row <= height; row += 1) {
      const below = this.#rows[row - 1] ?? [];
      const pairs: Buffer[] = [];
      for (let left = 0; left + 1 < below.length; left += 2)
        pairs.push(nodeHash(below[left] ?? EMPTY_ROOT, below[left + 1] ?? EMPTY_ROOT));
      this.#rows.push(pairs);
    }
    const node = this.#rows[height]?.[index];
    if (!node)
      throw new RangeError(
        `A tile of ${String(this.width)} hashes has no node ${String(height)}/${String(index)}`,
      );
    return node;
  }

  /** The root of a full tile: its entry in the tile above. */
  get root(): Buffer {
    return this.node(TILE_HEIGHT, 0);
  }
}

/** Splits concatenated hashes. */
export function splitHashes(bytes: Buffer): Buffer[] {
  const hashes: Buffer[] = [];
  for (let start = 0; start + HASH_BYTES <= bytes.length; start += HASH_BYTES)
    hashes.push(bytes.subarray(start, start + HASH_BYTES));
  return hashes;
}
