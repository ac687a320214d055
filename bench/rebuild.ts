/**
 * How fast a read model is built again from the log, against writing every event.
 * Run with: npx tsx bench/rebuild.ts
 */
import { pathToFileURL } from 'node:url';
import { openPool } from '@annals/projections/engine/connections';
import { openLog } from '@annals/backend/storage';
import { benchServer, describeMachine } from './bench-server';
import { demoLog, type DemoLog } from './demo-log';
import { rebuildOnce } from './rebuild-process';
import { replayStatementPerEvent } from './rebuild-baseline';

const LEAST_RATIO = 5;
const ROUNDS = 3;

/** @returns the targets that were missed */
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
    return ratio < LEAST_RATIO ? [`the rebuild is ${ratio.toFixed(1)} times faster, not ${LEAST_RATIO}`] : [];
  } finally {
    await server.stop();
  }
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
