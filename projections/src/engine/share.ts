import { isNewer, isSame, leavesTo, type Knowledge } from './knowledge';
import type { WorkerAlive } from './lease';
import type { Projection } from './projection';

/** What of the read models is for a worker. */
export interface Share {
  /** So many of them at most, so that all workers have alike many. */
  readonly size: number;
  /** Whether a read model is for this worker at all, and not left to one of a newer version. */
  readonly isFor: (name: string) => boolean;
}

/**
 * What a worker should hold, given the workers alive. Those of a newer version get what older ones cannot go on with, and all share the rest. Every
 * worker comes to the same conclusion independently.
 * @param alive with the worker itself, or without it when it has just begun
 */
export function shareOf(
  me: { readonly id: string; readonly knows: Knowledge },
  alive: readonly WorkerAlive[],
  projections: readonly Projection[],
): Share {
  const others = alive.filter(({ id }) => id !== me.id);
  const mine: string[] = [];
  let size = 0;
  const known = versionsOf([me.knows, ...others.flatMap(({ knows }) => (knows ? [knows] : []))]);
  // Once for each worker, not for each read model: hardly ever is one newer.
  const newerThan = ({ knows }: { readonly knows: Knowledge | undefined }) =>
    // An earlier Annals takes whatever it finds.
    knows === undefined
      ? []
      : known.filter((other) => isNewer(other, knows)).map((newer) => ({ knows, newer }));
  const newerThanMe = newerThan(me);
  const newerThanOthers = others.map(newerThan);
  for (const projection of projections) {
    const able = (versions: ReturnType<typeof newerThan>) =>
      !versions.some(({ knows, newer }) => leavesTo(knows, projection, newer));
    if (!able(newerThanMe)) continue;
    mine.push(projection.name);
    size += 1 / (1 + newerThanOthers.filter(able).length);
  }
  const names = new Set(mine);
  // A sum of fractions is a hair off.
  return { size: Math.max(0, Math.ceil(size - 1e-6)), isFor: (name) => names.has(name) };
}

/** One of each version: most workers are of the same. */
function versionsOf(all: readonly Knowledge[]): readonly Knowledge[] {
  const different: Knowledge[] = [];
  for (const one of all) if (!different.some((other) => isSame(one, other))) different.push(one);
  return different;
}
