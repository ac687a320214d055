import type { TileSource } from './merkle-tree';
import type { SealStore } from './seal-store';
import { Tile } from './tile';

const MOST_KEPT = 4_000;

/**
 * Tiles read once for one piece of work, unfinished ones too: for proofs against one size, as tiles only grow to the right of it; and for a
 * verification, which must not believe what was in memory before.
 */
export class KeptTiles implements TileSource {
  readonly #tiles = new Map<string, Tile>();
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
}
