import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GrowingTree } from './growing-tree';
import { MerkleTree, type TileSource } from './merkle-tree';
import { isConsistent, isIncluded } from './proofs';
import { nodeHash, Tile, TILE_WIDTH } from './tile';

/** The leaves and roots that the implementations of certificate transparency test each other with. */
const VECTOR_INPUTS = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const VECTOR_ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const rawLeaf = (hex: string) =>
  hash('sha256', Buffer.concat([Buffer.of(0), Buffer.from(hex, 'hex')]), 'buffer');
const numberedLeaves = (count: number) =>
  Array.from({ length: count }, (_, index) => rawLeaf(index.toString(16).padStart(8, '0')));

class MemoryTiles implements TileSource {
  readonly #tiles = new Map<string, Tile>();
  put(changed: ReturnType<GrowingTree['takeChanged']>): this {
    for (const { level, index, hashes } of changed)
      this.#tiles.set(`${String(level)}/${String(index)}`, new Tile(hashes));
    return this;
  }
  tile(level: number, index: number): Promise<Tile> {
    const tile = this.#tiles.get(`${String(level)}/${String(index)}`);
    return tile
      ? Promise.resolve(tile)
      : Promise.reject(new Error(`no tile ${String(level)}/${String(index)}`));
  }
}

function treeOf(leaves: readonly Buffer[], batch = leaves.length): MerkleTree {
  const tiles = new MemoryTiles();
  const growing = new GrowingTree(0, []);
  for (const [index, leaf] of leaves.entries()) {
    growing.append(leaf, BigInt(index + 1));
    if ((index + 1) % batch === 0) tiles.put(growing.takeChanged());
  }
  return new MerkleTree(tiles.put(growing.takeChanged()));
}

/** The definition of the root, as RFC 9162 gives it. */
function rootByDefinition(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (!only) return hash('sha256', '', 'buffer');
  if (leaves.length === 1) return only;
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return nodeHash(rootByDefinition(leaves.slice(0, half)), rootByDefinition(leaves.slice(half)));
}

describe('the tree of RFC 9162', () => {
  test.each(VECTOR_ROOTS.map((root, size) => ({ size, root })))(
    'has the known root of $size leaves',
    async ({ size, root }) => {
      const tree = treeOf(VECTOR_INPUTS.map(rawLeaf));
      expect((await tree.root(size)).toString('hex')).toBe(root);
    },
  );

  test('gives the known inclusion and consistency proofs', async () => {
    const tree = treeOf(VECTOR_INPUTS.map(rawLeaf));
    const hex = (path: readonly Buffer[]) => path.map((one) => one.toString('hex'));
    expect(hex(await tree.inclusionProof(0, 8))).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(hex(await tree.consistencyProof(6, 8))).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
  });

  test('is by tiles what it is by definition, over more than one level of tiles, written in batches of any size', async () => {
    const leaves = numberedLeaves(TILE_WIDTH * TILE_WIDTH + 300);
    const tree = treeOf(leaves, 1_000);
    for (const size of [1, 255, 256, 257, 511, 512, 700, TILE_WIDTH * TILE_WIDTH, leaves.length])
      expect(await tree.root(size)).toEqual(rootByDefinition(leaves.slice(0, size)));
  });

  test('refuses proofs that cannot be', async () => {
    const tree = treeOf(numberedLeaves(3));
    await expect(tree.inclusionProof(3, 3)).rejects.toThrow(RangeError);
    await expect(tree.consistencyProof(0, 3)).rejects.toThrow(RangeError);
    await expect(tree.consistencyProof(4, 3)).rejects.toThrow(RangeError);
  });
});

describe('proofs', () => {
  const leaves = numberedLeaves(1_100);
  const tree = treeOf(leaves);
  const place = fc
    .integer({ min: 1, max: leaves.length })
    .chain((size) => fc.tuple(fc.constant(size), fc.integer({ min: 0, max: size - 1 })));

  test('show every leaf of every size, and nothing else: another leaf, place, size or a changed path', () =>
    fc.assert(
      fc.asyncProperty(
        place,
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        async ([size, index], which, bit) => {
          const root = await tree.root(size);
          const path = await tree.inclusionProof(index, size);
          const leaf = leaves[index] ?? root;
          const claim = { index, size, leaf, path, root };
          expect(isIncluded(claim)).toBe(true);
          expect(isIncluded({ ...claim, leaf: flipped(leaf, bit) })).toBe(false);
          expect(isIncluded({ ...claim, index: size + index })).toBe(false);
          expect(isIncluded({ ...claim, path: [...path, leaf] })).toBe(false);
          expect(isIncluded({ ...claim, root: flipped(root, bit) })).toBe(false);
          if (path.length === 0) return;
          const at = which % path.length;
          expect(
            isIncluded({ ...claim, path: path.map((one, i) => (i === at ? flipped(one, bit) : one)) }),
          ).toBe(false);
          expect(isIncluded({ ...claim, path: path.slice(0, -1) })).toBe(false);
        },
      ),
      { numRuns: 300 },
    ));

  test('show that every tree begins with every smaller one, and with no other', () =>
    fc.assert(
      fc.asyncProperty(
        place,
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        async ([to, before], which, bit) => {
          const from = before + 1;
          const path = await tree.consistencyProof(from, to);
          const claim = { from, to, path, fromRoot: await tree.root(from), toRoot: await tree.root(to) };
          expect(isConsistent(claim)).toBe(true);
          expect(isConsistent({ ...claim, fromRoot: flipped(claim.fromRoot, bit) })).toBe(false);
          expect(isConsistent({ ...claim, toRoot: flipped(claim.toRoot, bit) })).toBe(false);
          expect(isConsistent({ ...claim, path: [...path, claim.toRoot] })).toBe(false);
          if (path.length === 0) return;
          const at = which % path.length;
          expect(
            isConsistent({ ...claim, path: path.map((one, i) => (i === at ? flipped(one, bit) : one)) }),
          ).toBe(false);
        },
      ),
      { numRuns: 300 },
    ));
});

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}
