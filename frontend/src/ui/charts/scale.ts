/** A scale from zero, or from the lower end of a fixed range, with round steps in whole numbers. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** About so many steps are easily read. */
const STEPS = 5;

/** The scale that shows all values; `range` for scores that have one of their own. */
export function scaleOf(
  values: readonly (number | null)[],
  range?: { readonly min: number; readonly max: number },
): Scale {
  const min = range?.min ?? Math.min(0, ...values.map((value) => value ?? 0));
  const highest = range?.max ?? Math.max(1, ...values.map((value) => value ?? 0));
  const step = roundStep((highest - min) / STEPS);
  const first = Math.floor(min / step);
  const steps = range ? Math.floor((highest - min) / step) : Math.ceil(highest / step) - first;
  const start = range ? min : first * step;
  const ticks = Array.from({ length: steps + 1 }, (_, index) => start + index * step);
  return { min: start, max: range ? highest : (ticks.at(-1) ?? highest), ticks };
}

/** 1, 2 or 5 times a power of ten, and never a part of one. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10;
  return Math.max(1, step * power);
}

/** How far up a scale a value is, 0 to 1. */
export function shareOf({ min, max }: Scale, value: number): number {
  return (value - min) / (max - min);
}
