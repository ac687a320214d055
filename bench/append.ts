/**
 * How fast the log takes events, against inserting them one by one; and whether anything gets lost on the way.
 * Run with: npx tsx bench/append.ts
 */
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { appendOne, openBenchLog, race, storedMeeting } from './append-event-log';
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

interface BaselineResult extends LoadResult {
  readonly pool: number;
}

export interface AppendBench {
  readonly machine: string;
  /** Appends of one event of about 1 KB, encryption included, 64 callers in one process. Times in milliseconds. */
  readonly log: LoadResult;
  /** BEGIN, INSERT, COMMIT for each of the same events, checked and encrypted in the same way, with the pool that did best. */
  readonly baseline: BaselineResult;
  /** The same of one event that was checked and encrypted before anything was measured. */
  readonly sparedBaseline: BaselineResult;
  /** Throughput of the log against the baseline that does the same work. */
  readonly ratio: number;
  /** Throughput of the log against the one that is spared the checks and the encryption. */
  readonly sparedRatio: number;
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
    const { log, baseline, sparedBaseline } = await measureInTurns(url);
    const { winners, reader } = await checkNothingIsLost(url);
    const ratio = log.perSecond / baseline.perSecond;
    const sparedRatio = log.perSecond / sparedBaseline.perSecond;
    const misses = [
      ...(ratio < APPEND_TARGETS.ratio ? [`the ratio is below ${APPEND_TARGETS.ratio}`] : []),
      ...(log.p99 >= APPEND_TARGETS.p99 ? [`p99 is not below ${APPEND_TARGETS.p99} ms`] : []),
      ...(winners !== APPEND_TARGETS.winners ? [`${winners} racing appends won`] : []),
      ...(reader.missed !== APPEND_TARGETS.missed ? [`the reader missed ${reader.missed} events`] : []),
    ];
    return { machine, log, baseline, sparedBaseline, ratio, sparedRatio, winners, reader, misses };
  } finally {
    await server.stop();
  }
}

async function measureInTurns(
  url: string,
): Promise<Pick<AppendBench, 'log' | 'baseline' | 'sparedBaseline'>> {
  const { log, codec } = await openBenchLog(url);
  await InsertBaseline.createTable(url);
  const { event: example } = await storedMeeting(codec);
  const pools = BASELINE_POOLS.map((pool) => {
    const table = new InsertBaseline(url, pool);
    const whole = async (): Promise<void> => {
      const { stream, event } = await storedMeeting(codec);
      await table.append(stream, event);
    };
    const spared = (): Promise<void> => {
      const id = randomUUID();
      return table.append(`meeting-${id}`, { ...example, id });
    };
    return { pool, table, whole: measured(whole), spared: measured(spared) };
  });
  const ofLog = measured(() => appendOne(log));
  await runLoad(CALLERS, ROUND_MS, () => appendOne(log)); // warm-up, not counted
  for (let round = 0; round < ROUNDS; round += 1) {
    await ofLog.run();
    for (const { whole, spared } of pools) {
      await whole.run();
      await spared.run();
    }
  }
  await Promise.all([log.close(), ...pools.map(({ table }) => table.close())]);
  return {
    log: median(ofLog.runs),
    baseline: best(pools.map(({ pool, whole }) => ({ pool, ...median(whole.runs) }))),
    sparedBaseline: best(pools.map(({ pool, spared }) => ({ pool, ...median(spared.runs) }))),
  };
}

/** Something to measure again and again, and what came of it each time. */
function measured(call: () => Promise<unknown>): { run: () => Promise<void>; runs: readonly LoadResult[] } {
  const runs: LoadResult[] = [];
  return { runs, run: async () => void runs.push(await runLoad(CALLERS, ROUND_MS, call)) };
}

function best(results: readonly BaselineResult[]): BaselineResult {
  const [first] = results.toSorted((a, b) => b.perSecond - a.perSecond);
  if (!first) throw new Error('No baseline was measured');
  return first;
}

async function checkNothingIsLost(url: string): Promise<Pick<AppendBench, 'winners' | 'reader'>> {
  const { log } = await openBenchLog(url);
  const winners = await race(log, 20);
  await log.close();
  return { winners, reader: await countMissed(url) };
}

/** The figures as a person reads them. */
export function describeAppendBench(bench: AppendBench): string {
  const { machine, log, baseline, sparedBaseline, ratio, sparedRatio, winners, reader, misses } = bench;
  const load = ({ perSecond, p50, p99 }: LoadResult): string =>
    `${Math.round(perSecond)} events/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return [
    machine,
    `append       ${load(log)} (64 callers, one event of about 1 KB each, encrypted)`,
    `baseline     ${load(baseline)} (the same, with BEGIN, INSERT, COMMIT; best pool: ${baseline.pool})`,
    `spared       ${load(sparedBaseline)} (that without checks and encryption; best pool: ${sparedBaseline.pool})`,
    `ratio        ${ratio.toFixed(2)} to the baseline, ${sparedRatio.toFixed(2)} to the one that is spared`,
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
