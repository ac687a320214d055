/** Chance that is the same on every run. */
export interface Chance {
  /** Even, from 0 up to (not including) `end`. */
  upTo(end: number): number;
  /** Normal, with mean 0 and standard deviation 1. */
  normal(): number;
}

/** Mulberry32, and Box–Muller for the normal one. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const even = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    upTo: (end) => even() * end,
    normal: () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even()),
  };
}
