import { median } from 'simple-statistics';

/** A value at a place in time, in weeks. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** Where a series is going. */
export interface Direction {
  /** See `slopeOf`. A single wild value moves it little. */
  readonly slope: number;
  /** From the first point to the last along that slope. */
  readonly change: number;
  /** Mann–Kendall's test, in standard deviations: how far the pairs that rise outnumber those that fall, or the other way round, beyond chance. */
  readonly certainty: number;
}

/** Theil–Sen (Sen 1968): the median of the slopes between any two points, per week; of at least two at different places, in order. */
export function slopeOf(points: readonly Point[]): number {
  return median(
    points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
    ),
  );
}

/** The robust direction of a series of at least two points at different places, in order. */
export function directionOf(points: readonly Point[]): Direction {
  const pairs = points.flatMap((one, index) => points.slice(index + 1).map((other) => [one, other] as const));
  const slope = slopeOf(points);
  const rising = pairs.reduce((sum, [one, other]) => sum + Math.sign(other.value - one.value), 0);
  const count = points.length;
  const deviation = Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at];
  return { slope, change: slope * (last - first), certainty: rising / deviation };
}

/** Makes the median absolute deviation as large as the standard deviation of what is normally distributed. */
export const MAD_AS_DEVIATION = 1.4826;
