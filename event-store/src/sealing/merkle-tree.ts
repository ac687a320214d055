import { EMPTY_ROOT, nodeHash, Tile, TILE_HEIGHT, TILE_WIDTH } from './tile';

/** Where the tiles of a tree are kept. */
export interface TileSource {
  /** A tile with at least `width` hashes. @throws Error when there is none */
  tile(level: number, index: number, width: number): Promise<Tile>;
}

/**
 * Roots and proofs of an RFC 9162 Merkle tree over its tiles. Any earlier size can be asked for, as a tree only grows. Each answer looks at
 * O(log n) tiles; the definitions are those of section 2.1, word for word.
 */
export class MerkleTree {
  constructor(private readonly tiles: TileSource) {}

  /** The root (MTH) of the first `size` leaves. */
  root(size: number): Promise<Buffer> {
    return this.#range(0, size);
  }

  /** A leaf as it was sealed. @throws RangeError when the tree of that size has no such leaf */
  async leaf(index: number, size: number): Promise<Buffer> {
    if (!(index >= 0 && index < size))
      throw new RangeError(`A tree of ${String(size)} leaves has no leaf ${String(index)}`);
    return this.#node(0, index, size);
  }

  /**
   * The audit path of a leaf (2.1.3.1), from its neighbour up to below the root.
   * @throws RangeError when the tree of that size has no such leaf
   */
  async inclusionProof(index: number, size: number): Promise<Buffer[]> {
    if (!(index >= 0 && index < size))
      throw new RangeError(`A tree of ${String(size)} leaves has no leaf ${String(index)}`);
    return this.#path(index, 0, size);
  }

  /**
   * The proof that the tree of `to` leaves begins with that of `from` leaves (2.1.4.1).
   * @throws RangeError unless 0 < from <= to
   */
  async consistencyProof(from: number, to: number): Promise<Buffer[]> {
    if (!(from > 0 && from <= to))
      throw new RangeError(`There is no consistency proof from ${String(from)} to ${String(to)}`);
    return this.#subproof(from, 0, to, true);
  }

  async #path(index: number, start: number, end: number): Promise<Buffer[]> {
    if (end - start === 1) return [];
    const middle = start + split(end - start);
    return index < middle
      ? [...(await this.#path(index, start, middle)), await this.#range(middle, end)]
      : [...(await this.#path(index, middle, end)), await this.#range(start, middle)];
  }

  async #subproof(from: number, start: number, end: number, isWhole: boolean): Promise<Buffer[]> {
    if (from === end) return isWhole ? [] : [await this.#range(start, end)];
    const middle = start + split(end - start);
    return from <= middle
      ? [...(await this.#subproof(from, start, middle, isWhole)), await this.#range(middle, end)]
      : [...(await this.#subproof(from, middle, end, false)), await this.#range(start, middle)];
  }

  /** The hash of the subtree over leaves `start` to before `end`, as such subtrees occur in the definitions. */
  async #range(start: number, end: number): Promise<Buffer> {
    const count = end - start;
    if (count === 0) return EMPTY_ROOT;
    const level = Math.log2(count);
    if (Number.isInteger(level)) return this.#node(level, start / count, end);
    const middle = start + split(count);
    return nodeHash(await this.#range(start, middle), await this.#range(middle, end));
  }

  async #node(level: number, index: number, end: number): Promise<Buffer> {
    const tileLevel = Math.floor(level / TILE_HEIGHT);
    const height = level % TILE_HEIGHT;
    const first = index * 2 ** height;
    const tileIndex = Math.floor(first / TILE_WIDTH);
    const offset = first % TILE_WIDTH;
    const needed = Math.min(TILE_WIDTH, Math.floor(end / TILE_WIDTH ** tileLevel) - tileIndex * TILE_WIDTH);
    const tile = await this.tiles.tile(tileLevel, tileIndex, needed);
    return tile.node(height, offset / 2 ** height);
  }
}

/** The largest power of two smaller than `count`: where the definitions divide a tree. */
function split(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}
