/** What a run of concurrent callers came to. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Lets a number of callers do the same thing over and over, each as soon as its last call was answered.
 * @param durationMs how long calls are begun
 */
export async function runLoad(
  callers: number,
  durationMs: number,
  call: () => Promise<unknown>,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const start = performance.now();
  const caller = async (): Promise<void> => {
    for (let begun = performance.now(); begun - start < durationMs; begun = performance.now()) {
      await call();
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const perSecond = latencies.length / ((performance.now() - start) / 1_000);
  latencies.sort((a, b) => a - b);
  return { perSecond, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The run in the middle by throughput. */
export function median(runs: readonly LoadResult[]): LoadResult {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There was no run to take the median of');
  return middle;
}
