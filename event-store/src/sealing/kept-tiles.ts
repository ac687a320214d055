import type { KeptTile } from './growing-tree';
import type { TileSource } from './merkle-tree';
import type { SealStore } from './seal-store';
import { Tile, TILE_WIDTH } from './tile';

const MOST_KEPT = 4_000;

/**
 * Tiles read once for one piece of work, unfinished ones too: for proofs against one size, as tiles only grow to the right of it; and for a
 * verification, which must not believe what was in memory before.
 */
export class KeptTiles implements TileSource {
  readonly #tiles = new Map<string, Tile>();
  #leaves: KeptTile | undefined;
  constructor(private readonly store: Pick<SealStore, 'keptTiles'>) {}

  /** @throws RangeError when the tile is gone or not as wide */
  async tile(level: number, index: number, width: number): Promise<Tile> {
    const name = `${String(level)}/${String(index)}`;
    const known = this.#tiles.get(name);
    if (known && known.width >= width) return known;
    const [kept] = await this.store.keptTiles(level, index, index + 1);
    const tile = new Tile(kept?.hashes ?? []);
    if (tile.width < width) throw new RangeError(`Tile ${name} of the seal is not whole`);
    this.#tiles.set(name, tile);
    const [oldest] = this.#tiles.keys();
    if (this.#tiles.size > MOST_KEPT && oldest !== undefined) this.#tiles.delete(oldest);
    return tile;
  }

  /** Where the last leaf of a tree of `size` leaves is in the store; undefined when the tree is shorter. */
  async positionOfLast(size: number): Promise<bigint | undefined> {
    if (size === 0) return 0n;
    const index = Math.floor((size - 1) / TILE_WIDTH);
    const within = (size - 1) % TILE_WIDTH;
    if (this.#leaves?.index !== index || within >= this.#leaves.positions.length)
      [this.#leaves] = await this.store.keptTiles(0, index, index + 1);
    return this.#leaves?.positions[within];
  }
}
