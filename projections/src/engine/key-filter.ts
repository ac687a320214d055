/** Keys of the first layer; each further one takes twice as many as the one before. */
const FIRST_LAYER = 1 << 14;
/** With four hashes about one key in a hundred that was never added is taken for one that was. */
const BITS_PER_KEY = 12;
const HASHES = 4;

/**
 * Remembers which keys it was given, at a byte and a half each. What it says it does not have was never added; what it says it may have is
 * mostly there. A Bloom filter (Bloom, 1970) whose hashes are combined from two (Kirsch and Mitzenmacher, 2006), in layers that are added
 * as it grows (Almeida et al., 2007).
 */
export class KeyFilter {
  private readonly layers: Uint32Array[] = [];
  /** How many keys the newest layer still takes. */
  private room = 0;

  add(key: string): void {
    if (this.room === 0) {
      this.room = FIRST_LAYER * 2 ** this.layers.length;
      this.layers.push(new Uint32Array((this.room * BITS_PER_KEY) / 32));
    }
    this.room -= 1;
    const layer = this.layers.at(-1);
    if (!layer) return;
    const [first, second] = hashesOf(key);
    for (let hash = 0; hash < HASHES; hash += 1) {
      const bit = bitOf(layer, first, second, hash);
      layer[bit >>> 5] = (layer[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }

  mayHave(key: string): boolean {
    const [first, second] = hashesOf(key);
    return this.layers.some((layer) => {
      for (let hash = 0; hash < HASHES; hash += 1) {
        const bit = bitOf(layer, first, second, hash);
        if (((layer[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
      }
      return true;
    });
  }
}

function bitOf(layer: Uint32Array, first: number, second: number, hash: number): number {
  return ((first + Math.imul(hash, second)) >>> 0) % (layer.length * 32);
}

/** Two independent hashes of 32 bits in one pass, mixed as MurmurHash3 does it (Appleby, public domain). */
function hashesOf(key: string): readonly [number, number] {
  let first = 0x9747b28c;
  let second = 0x85ebca6b;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    first = Math.imul(first ^ code, 0xcc9e2d51);
    second = Math.imul(second ^ code, 0x1b873593);
  }
  return [mixed(first), mixed(second) | 1];
}

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const full = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return full ^ (full >>> 16);
}
