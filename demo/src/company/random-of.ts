import { hash } from 'node:crypto';

/** Numbers from 0 up to but not including 1. */
export type Random = () => number;

/**
 * Chance that follows from its parts alone: the same parts give the same numbers, in whatever order people's stories
 * are told. So one feature's story can tell what another one's came to.
 */
export function randomOf(...parts: readonly string[]): Random {
  let state = parseInt(hash('sha1', parts.join('/'), 'hex').slice(0, 8), 16);
  // Mulberry32: small, fast, and even enough for a demo.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of these. */
export function oneOf<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
