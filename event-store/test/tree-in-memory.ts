import { hash } from 'node:crypto';
import { writeAddCheckpoint } from '../src/sealing/add-checkpoint';
import { signCheckpoint } from '../src/sealing/checkpoint';
import { GrowingTree } from '../src/sealing/growing-tree';
import { MerkleTree, type TileSource } from '../src/sealing/merkle-tree';
import type { SignerKey } from '../src/sealing/signed-note';
import { Tile } from '../src/sealing/tile';

class MemoryTiles implements TileSource {
  readonly #tiles = new Map<string, Tile>();
  constructor(changed: ReturnType<GrowingTree['takeChanged']>) {
    for (const { level, index, hashes } of changed)
      this.#tiles.set(`${String(level)}/${String(index)}`, new Tile(hashes));
  }
  tile(level: number, index: number): Promise<Tile> {
    return Promise.resolve(this.#tiles.get(`${String(level)}/${String(index)}`) ?? new Tile([]));
  }
}

/** A log of made-up leaves, and what it asks of whoever signs its checkpoints. */
export class TreeInMemory {
  readonly #tree: MerkleTree;

  /** @param history trees of another history have other leaves from the first on */
  constructor(
    private readonly key: SignerKey,
    leaves = 500,
    history = 'first',
  ) {
    const growing = new GrowingTree(0, []);
    for (let index = 1; index <= leaves; index += 1)
      growing.append(hash('sha256', `${history} ${String(index)}`, 'buffer'), BigInt(index));
    this.#tree = new MerkleTree(new MemoryTiles(growing.takeChanged()));
  }

  root(size: number): Promise<Buffer> {
    return this.#tree.root(size);
  }

  proof(from: number, to: number): Promise<readonly Buffer[]> {
    return from === 0 || from === to ? Promise.resolve([]) : this.#tree.consistencyProof(from, to);
  }

  /** The signed checkpoint over the first leaves. */
  async checkpoint(size: number): Promise<string> {
    return signCheckpoint({ origin: this.key.name, size, root: await this.root(size) }, this.key);
  }

  /** The request for a cosignature. */
  async request(old: number, size: number): Promise<string> {
    return writeAddCheckpoint({
      old,
      proof: await this.proof(Math.min(old, size), size),
      checkpoint: await this.checkpoint(size),
    });
  }
}
