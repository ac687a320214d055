import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';

export type Rebuild = NonNullable<ProjectionStatus['rebuild']>;
export type RebuildState = Rebuild['state'];

/** How far a rebuild has come, in whole percent; positions have 64 bits, so the division is theirs. */
export function rebuildProgress({ position, head }: { position: string; head: string }): number {
  const end = BigInt(head);
  if (end === 0n) return position === '0' ? 0 : 100;
  return Math.min(100, Number((BigInt(position) * 100n) / end));
}
