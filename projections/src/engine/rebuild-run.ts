import type { GenerationDifference } from '@annals/contracts/features/operations/routes';
import type { RebuildContext } from './rebuild-context';
import type { NextGeneration } from './next-generation';

/** A rebuild as its runner brings it from state to state. */
export interface RebuildRun extends RebuildContext {
  readonly next: NextGeneration;
  readonly startedAt: number;
  /** From the live generation, once they were compared: by this runner, or by one that was killed. */
  difference: GenerationDifference | null;
}

/** How it went, as the last rebuild of the read model. */
export function reportOf({ begun, projection, next, startedAt, difference }: RebuildRun): string {
  return JSON.stringify({
    kind: begun.kind,
    generation: begun.generation,
    version: projection.version,
    position: String(next.position),
    at: new Date().toISOString(),
    seconds: Math.round((Date.now() - startedAt) / 100) / 10,
    difference,
  });
}
