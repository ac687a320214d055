import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Chart } from './chart';
import { STEP, type Steps } from './steps';

/**
 * Everybody who reports to themself, directly or over others. Each person is passed once: from each, the way up is followed until it meets
 * somebody who was passed before, in which case it has met a cycle or nothing new.
 */
export function* onCycles(chart: Chart): Steps<ReadonlySet<PersonId>> {
  const cycles = new Set<PersonId>();
  const passedOnWay = new Map<PersonId, PersonId>();
  let passed = 0;
  for (const start of chart.ids()) {
    let at: PersonId | null = start;
    for (; at !== null && !passedOnWay.has(at); at = chart.get(at)?.managerId ?? null) {
      passedOnWay.set(at, start);
      if (++passed % STEP === 0) yield;
    }
    // Met on this very way: from here on it goes round.
    if (at === null || passedOnWay.get(at) !== start) continue;
    for (const first = at; !cycles.has(at); at = chart.get(at)?.managerId ?? first) {
      cycles.add(at);
      if (++passed % STEP === 0) yield;
    }
  }
  return cycles;
}

/** How many managers are above each person of a chart, 0 on a cycle. Each person is passed once. */
export function* depthsOf(chart: Chart): Steps<ReadonlyMap<PersonId, number>> {
  const depths = new Map<PersonId, number>();
  let passed = 0;
  for (const id of yield* onCycles(chart)) depths.set(id, 0);
  for (const start of chart.ids()) {
    const way: PersonId[] = [];
    let at: PersonId | null = start;
    for (; at !== null && !depths.has(at); at = chart.get(at)?.managerId ?? null) {
      way.push(at);
      if (++passed % STEP === 0) yield;
    }
    let depth = at === null ? -1 : (depths.get(at) ?? 0);
    for (const id of way.reverse()) {
      depths.set(id, ++depth);
      if (++passed % STEP === 0) yield;
    }
  }
  return depths;
}
