/**
 * How fast the log takes events, against inserting them one by one; and whether anything gets lost on the way.
 * Run with: npx tsx bench/append.ts
 */
import { pathToFileURL } from 'node:url';
import { appendOne, openBenchLog, race, storedExample } from './append-event-log';
import { InsertBaseline } from './append-insert-baseline';
import { median, runLoad, type LoadResult } from './append-load';
import { benchDatabase, benchServer, describeMachine } from './bench-server';
import { countMissed } from './append-reader-check';

const CALLERS = 64;
const ROUNDS = 5;
const ROUND_MS = 2_000;
const BASELINE_POOLS = [4, 8, 16, 32] as const;

/** What must hold; see `AppendBench`. */
export const APPEND_TARGETS = { ratio: 3, p99: 20, winners: 1, missed: 0 } as const;

export interface AppendBench {
  readonly machine: string;
  /** Appends of one event of about 1 KB, encryption included, 64 callers in one process. Times in milliseconds. */
  readonly log: LoadResult;
  /** BEGIN, INSERT, COMMIT for each of the same events, with the pool that did best. */
  readonly baseline: LoadResult & { readonly pool: number };
  /** Throughput of the log against the baseline. */
  readonly ratio: number;
  /** Of 20 appends racing for one stream. */
  readonly winners: number;
  /** Of what 16 writers in 4 processes wrote, what a reader following them did not see. */
  readonly reader: { readonly written: number; readonly missed: number };
  /** Targets that were not met, as sentences. */
  readonly misses: readonly string[];
}

/** Measures in rounds in which everything takes its turn, so that the noise of the machine hits all alike. */
export async function runAppendBench(): Promise<AppendBench> {
  const server = await benchServer();
  try {
    const url = await benchDatabase(server.url);
    const machine = await describeMachine(url);
    const { log, baseline } = await measureInTurns(url);
    const { winners, reader } = await checkNothingIsLost(url);
    const ratio = log.perSecond / baseline.perSecond;
    const misses = [
      ...(ratio < APPEND_TARGETS.ratio ? [`the ratio is below ${APPEND_TARGETS.ratio}`] : []),
      ...(log.p99 >= APPEND_TARGETS.p99 ? [`p99 is not below ${APPEND_TARGETS.p99} ms`] : []),
      ...(winners !== APPEND_TARGETS.winners ? [`${winners} racing appends won`] : []),
      ...(reader.missed !== APPEND_TARGETS.missed ? [`the reader missed ${reader.missed} events`] : []),
    ];
    return { machine, log, baseline, ratio, winners, reader, misses };
  } finally {
    await server.stop();
  }
}

async function measureInTurns(url: string): Promise<Pick<AppendBench, 'log' | 'baseline'>> {
  const log = await openBenchLog(url);
  await InsertBaseline.createTable(url);
  const example = await storedExample();
  const baselines = BASELINE_POOLS.map((pool) => ({ pool, table: new InsertBaseline(url, pool, example) }));
  await runLoad(CALLERS, ROUND_MS, () => appendOne(log)); // warm-up, not counted
  const ofLog: LoadResult[] = [];
  const ofPool = new Map<number, LoadResult[]>(BASELINE_POOLS.map((pool) => [pool, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    ofLog.push(await runLoad(CALLERS, ROUND_MS, () => appendOne(log)));
    for (const { pool, table } of baselines)
      ofPool.get(pool)?.push(await runLoad(CALLERS, ROUND_MS, () => table.append()));
  }
  await Promise.all([log.close(), ...baselines.map(({ table }) => table.close())]);
  const [baseline] = [...ofPool]
    .map(([pool, runs]) => ({ pool, ...median(runs) }))
    .toSorted((a, b) => b.perSecond - a.perSecond);
  if (!baseline) throw new Error('No baseline was measured');
  return { log: median(ofLog), baseline };
}

async function checkNothingIsLost(url: string): Promise<Pick<AppendBench, 'winners' | 'reader'>> {
  const log = await openBenchLog(url);
  const winners = await race(log, 20);
  await log.close();
  return { winners, reader: await countMissed(url) };
}

/** The figures as a person reads them. */
export function describeAppendBench(bench: AppendBench): string {
  const { machine, log, baseline, ratio, winners, reader, misses } = bench;
  const load = ({ perSecond, p50, p99 }: LoadResult): string =>
    `${Math.round(perSecond)} events/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return [
    machine,
    `append       ${load(log)} (64 callers, one event of about 1 KB each, encrypted)`,
    `baseline     ${load(baseline)} (BEGIN, INSERT, COMMIT; best pool: ${baseline.pool})`,
    `ratio        ${ratio.toFixed(2)}`,
    `racing       ${winners} of 20 appends to one stream won`,
    `reader       missed ${reader.missed} of ${reader.written} events of 16 writers in 4 processes`,
    `targets      ${misses.length === 0 ? 'all met' : `missed: ${misses.join('; ')}`}`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const bench = await runAppendBench();
  process.stdout.write(`${describeAppendBench(bench)}\n`);
  process.exitCode = bench.misses.length === 0 ? 0 : 1;
}
