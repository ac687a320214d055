/** Times of what was asked over and over, in milliseconds. */
export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Begins so many a second, as long as it is to go on, whether or not earlier ones have ended, as people do; waits for all. */
export async function atRate(
  perSecond: number,
  goesOn: () => boolean,
  begin: (index: number) => Promise<void>,
): Promise<void> {
  const underWay: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; goesOn(); index += 1) {
    underWay.push(begin(index));
    const next = start + ((index + 1) * 1_000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  await Promise.all(underWay);
}

/** Says whether less than so many seconds have passed since now. */
export function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() < end;
}

/** Each of them again and again. */
export function roundRobin<Of>(all: readonly Of[], index: number): Of {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('There is nobody to take in turn');
  return one;
}

/** Sorts the times and tells the middle and the slowest of a hundred. */
export function latencies(times: number[]): Latencies {
  times.sort((one, other) => one - other);
  const share = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { count: times.length, p50: share(0.5), p99: share(0.99) };
}

/** The figures as a person reads them. */
export function described({ count, p50, p99 }: Latencies): string {
  return `median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${count.toLocaleString('en')} times)`;
}
