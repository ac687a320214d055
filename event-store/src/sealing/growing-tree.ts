import { EMPTY_ROOT, nodeHash, Tile, TILE_HEIGHT, TILE_WIDTH } from './tile';

/** A tile as it is kept: at level 0 with the position in the store of each leaf. */
export interface KeptTile {
  readonly level: number;
  readonly index: number;
  readonly hashes: readonly Buffer[];
  readonly positions: readonly bigint[];
}

interface Edge {
  index: number;
  hashes: Buffer[];
  positions: bigint[];
  isChanged: boolean;
}

/**
 * The right edge of a Merkle tree: one unfinished tile for each level, which is all that appending a leaf needs. A leaf costs one hash on
 * average; what has changed is written per batch: the tiles finished meanwhile and one for each level, O(log n).
 */
export class GrowingTree {
  #finished: KeptTile[] = [];
  readonly #edges: Edge[];

  /** @param edges the unfinished tile of each level, lowest first, as `edgesOf` names them */
  constructor(
    private count: number,
    edges: readonly { readonly hashes: readonly Buffer[]; readonly positions: readonly bigint[] }[],
  ) {
    this.#edges = edges.map(({ hashes, positions }, level) => ({
      index: Math.floor(count / TILE_WIDTH ** (level + 1)),
      hashes: [...hashes],
      positions: [...positions],
      isChanged: false,
    }));
  }

  get size(): number {
    return this.count;
  }

  /** The root (MTH) over all leaves, from the right edge alone: O(log n) hashes. */
  get root(): Buffer {
    const complete: Buffer[] = [];
    for (const { hashes } of this.#edges.toReversed()) complete.push(...completeSubtrees(hashes));
    const smallest = complete.pop();
    return smallest === undefined
      ? EMPTY_ROOT
      : complete.reduceRight((right, left) => nodeHash(left, right), smallest);
  }

  /** @param position where the event is in the store */
  append(leaf: Buffer, position: bigint): void {
    this.count += 1;
    this.#push(0, leaf, position);
  }

  /** The tiles that have changed since this was last asked. */
  takeChanged(): KeptTile[] {
    const changed = this.#finished;
    this.#finished = [];
    for (const [level, edge] of this.#edges.entries()) {
      if (edge.isChanged && edge.hashes.length > 0) changed.push(kept(level, edge));
      edge.isChanged = false;
    }
    return changed;
  }

  #push(level: number, hash: Buffer, position?: bigint): void {
    const edge = (this.#edges[level] ??= { index: 0, hashes: [], positions: [], isChanged: false });
    edge.hashes.push(hash);
    if (position !== undefined) edge.positions.push(position);
    edge.isChanged = true;
    if (edge.hashes.length < TILE_WIDTH) return;
    this.#finished.push(kept(level, edge));
    this.#edges[level] = { index: edge.index + 1, hashes: [], positions: [], isChanged: false };
    this.#push(level + 1, new Tile(edge.hashes).root);
  }
}

/** Which unfinished tiles a tree of `size` leaves has: for each level the tile and how many hashes it holds. */
export function edgesOf(size: number): { level: number; index: number; width: number }[] {
  const edges: { level: number; index: number; width: number }[] = [];
  for (
    let [level, entries] = [0, size];
    entries > 0;
    [level, entries] = [level + 1, Math.floor(entries / TILE_WIDTH)]
  )
    edges.push({ level, index: Math.floor(entries / TILE_WIDTH), width: entries % TILE_WIDTH });
  return edges;
}

/** The roots of the complete subtrees that an unfinished tile consists of, largest first. */
function completeSubtrees(hashes: readonly Buffer[]): Buffer[] {
  const tile = new Tile(hashes);
  const roots: Buffer[] = [];
  let covered = 0;
  for (let height = TILE_HEIGHT - 1; height >= 0; height -= 1) {
    if ((hashes.length & (2 ** height)) === 0) continue;
    roots.push(tile.node(height, covered / 2 ** height));
    covered += 2 ** height;
  }
  return roots;
}

function kept(level: number, { index, hashes, positions }: Edge): KeptTile {
  return { level, index, hashes: [...hashes], positions: [...positions] };
}
