/**
 * How fast a read model is built again from the log, against writing every event; and how much memory a long log takes.
 * Run with: npx tsx bench/rebuild.ts
 */
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openPool } from '@annals/projections/kernel/connections';
import { openLog } from '@annals/backend/storage';
import { z } from 'zod';
import { benchServer, describeMachine } from './bench-server';
import { demoLog, type DemoLog } from './demo-log';
import { replayStatementPerEvent } from './rebuild-baseline';

const TARGETS = { ratio: 5, megabytes: 512 };
const ROUNDS = 3;

const rebuilt = z.object({ seconds: z.number(), events: z.number(), peakMegabytes: z.number() });

/** About 200,000 events for the comparison, about a million for the memory. @returns the targets that were missed */
export async function runRebuildBench(): Promise<readonly string[]> {
  const server = await benchServer();
  try {
    const compared = await demoLog(server.url, 10_000, 2);
    console.log(await describeMachine(compared.url));
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await rebuildOnce(compared);
      const theirs = await baseline(compared);
      const [fast, slow] = [ours.events / ours.seconds, compared.events / theirs];
      ratios.push(fast / slow);
      console.log(
        `rebuild      ${perSecond(fast)}, against ${perSecond(slow)} with a statement per event: ${(fast / slow).toFixed(1)} times`,
      );
    }
    const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
    const long = await rebuildOnce(await demoLog(server.url, 50_000, 2));
    console.log(
      `long log     ${long.events.toLocaleString('en')} events in ${long.seconds.toFixed(1)} s, at most ${Math.round(long.peakMegabytes)} MB resident`,
    );
    return [
      ...(ratio < TARGETS.ratio
        ? [`the rebuild is ${ratio.toFixed(1)} times faster, not ${TARGETS.ratio}`]
        : []),
      ...(long.peakMegabytes > TARGETS.megabytes
        ? [`the rebuild took ${Math.round(long.peakMegabytes)} MB`]
        : []),
    ];
  } finally {
    await server.stop();
  }
}

async function rebuildOnce({ url, masterKey }: DemoLog): Promise<z.infer<typeof rebuilt>> {
  const script = new URL('rebuild-once.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, url, masterKey]);
  return rebuilt.parse(JSON.parse(stdout));
}

async function baseline({ url, masterKey, events }: DemoLog): Promise<number> {
  const log = openLog(url, masterKey);
  const pool = openPool(url, 2);
  try {
    return await replayStatementPerEvent(log, pool, events);
  } finally {
    await log.close();
    await pool.end();
  }
}

function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')} events/s`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const misses = await runRebuildBench();
  console.log(`targets      ${misses.length === 0 ? 'all met' : `missed: ${misses.join('; ')}`}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
