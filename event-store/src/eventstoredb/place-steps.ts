import type { Place } from './client';

/** Places as they are stored: the first one, and the steps from each to the next, which are small numbers. */
export interface PlaceSteps {
  /** A number in decimal; null when there are no places. */
  readonly first: string | null;
  readonly steps: readonly number[];
}

export function stepsOf(places: readonly Place[]): PlaceSteps {
  const [first] = places;
  return {
    first: first === undefined ? null : String(first),
    steps: places.map((place, index) => Number(place - (places[index - 1] ?? place))),
  };
}

/** @returns the places in order; undefined when it is not what `stepsOf` gave */
export function placesOf({ first, steps }: { first: unknown; steps: unknown }): Place[] | undefined {
  if (!Array.isArray(steps)) return undefined;
  if (first === null) return steps.length === 0 ? [] : undefined;
  if (typeof first !== 'string' || !/^\d+$/.test(first)) return undefined;
  let place = BigInt(first);
  return steps.map((step) => (place += BigInt(Number(step))));
}
