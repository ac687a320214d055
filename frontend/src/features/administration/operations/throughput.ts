import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';

/** What all projections had folded at a moment. */
export interface Sample {
  readonly at: number;
  readonly folded: bigint;
}

/** Every projection folds, or passes over, every event: what they advanced together is what was done; a rebuild counts as well. */
export function sampleOf(projections: readonly ProjectionStatus[], at: number): Sample {
  const folded = projections.reduce(
    (sum, { position, rebuild }) => sum + BigInt(position) + BigInt(rebuild?.position ?? '0'),
    0n,
  );
  return { at, folded };
}

/** Events a second between two samples; null when it cannot be told. */
export function rateBetween(before: Sample | null, after: Sample): number | null {
  if (before === null || after.at <= before.at || after.folded < before.folded) return null;
  return Number(after.folded - before.folded) / ((after.at - before.at) / 1_000);
}
