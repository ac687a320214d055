/**
 * How good ALEX is and how long a night takes it. Situations are planted among noise in a synthetic company, and what each rule says is
 * compared with what was planted; then a demo company is judged from beginning to end, and once more.
 * Run with: npx tsx bench/insights.ts; BENCH_INSIGHTS_PEOPLE and BENCH_INSIGHTS_MONTHS say how large the demo company is.
 */
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openLog } from '@annals/backend/storage';
import { SharedLog } from '@annals/event-store/shared-log';
import { openPool } from '@annals/projections/engine/connections';
import { ProjectionWorker, WORKER_CONNECTIONS } from '@annals/projections/engine/worker';
import { projections } from '@annals/projections/features';
import { z } from 'zod';
import { benchServer, describeMachine } from './bench-server';
import { chanceOf } from './chance';
import { demoLog } from './demo-log';
import { SITUATIONS } from './insight-situations';

const SEED = 2026;
const PEOPLE = 4_000;
/** One in ten is in the situation: among so many healthy ones, a rule that guesses has no precision. */
const PLANTED = 0.1;
const LEAST = 0.9;
const HEALTHY = 300;
const NIGHT_PEOPLE = Number(process.env['BENCH_INSIGHTS_PEOPLE'] ?? 100_000);
const NIGHT_MONTHS = Number(process.env['BENCH_INSIGHTS_MONTHS'] ?? 3);
const LONGEST_NIGHT_SECONDS = 600;

/** @returns the targets that were missed */
export async function runInsightsBench(): Promise<readonly string[]> {
  return [...quality(), ...(await night())];
}

function quality(): string[] {
  const missed: string[] = [];
  console.log(
    `planted      in ${(PLANTED * 100).toFixed(0)} of 100 of ${PEOPLE.toLocaleString('en')} people for each rule, seed ${SEED}`,
  );
  for (const { rule, says } of SITUATIONS) {
    const chance = chanceOf(SEED);
    let [right, wrong, overlooked] = [0, 0, 0];
    for (let person = 0; person < PEOPLE; person += 1) {
      const planted = chance.upTo(1) < PLANTED;
      const said = says(planted, chance) !== null;
      if (said && planted) right += 1;
      else if (said) wrong += 1;
      else if (planted) overlooked += 1;
    }
    const precision = right / Math.max(1, right + wrong);
    const recall = right / Math.max(1, right + overlooked);
    console.log(`  ${rule.padEnd(27)} precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}`);
    if (precision < LEAST || recall < LEAST)
      missed.push(`${rule}: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}, not ${LEAST}`);
  }
  const chance = chanceOf(SEED + 1);
  let said = 0;
  for (let person = 0; person < HEALTHY; person += 1)
    said += SITUATIONS.filter(({ says }) => says(false, chance) !== null).length;
  console.log(
    `healthy      ${said} insights for ${HEALTHY} people in whose teams nothing is wrong, by nine rules`,
  );
  if (said > 0) missed.push(`${said} insights for healthy teams`);
  return missed;
}

async function night(): Promise<string[]> {
  const server = await benchServer();
  try {
    const { url, masterKey } = await demoLog(server.url, NIGHT_PEOPLE, NIGHT_MONTHS);
    console.log(await describeMachine(url));
    const log = openLog(url, masterKey);
    const pool = openPool(url, WORKER_CONNECTIONS);
    const worker = new ProjectionWorker('bench', pool, new SharedLog(log), projections, {
      stopped: (name, { error }) => console.error(name, error),
      rebuilt: () => undefined,
      failed: (error) => console.error(error),
    });
    worker.start();
    const untilShown = async () => {
      const head = await log.head();
      for (;;) {
        const { rows } = await pool.query<{ least: bigint }>(
          'SELECT min(position) AS least FROM annals_read.projections',
        );
        if ((rows[0]?.least ?? 0n) >= head) return;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    };
    await untilShown();
    const now = new Date();
    const run = async (name: string) => {
      const { seconds, changes, people, peak, quarters } = await nightOnce(url, masterKey, now);
      console.log(
        `${name.padEnd(12)} ${people.toLocaleString('en')} people in ${seconds.toFixed(1)} s (${Math.round(people / seconds).toLocaleString('en')}/s), ` +
          `${changes.toLocaleString('en')} insights found or ended; ${String(peak)} MB resident at most, ${quarters.join(', ')} after each quarter`,
      );
      return { seconds, changes };
    };
    const first = await run('first night');
    await untilShown();
    const second = await run('next night');
    await worker.stop();
    await Promise.all([log.close(), pool.end()]);
    return [
      ...(first.seconds > LONGEST_NIGHT_SECONDS ? [`a night took ${first.seconds.toFixed(0)} s`] : []),
      ...(second.changes > 0 ? [`${second.changes} insights changed though nothing had happened`] : []),
    ];
  } finally {
    await server.stop();
  }
}

const nightly = z.object({
  seconds: z.number(),
  changes: z.number(),
  people: z.number(),
  peak: z.number(),
  quarters: z.array(z.number()),
});

/** The jobs in a process of their own, beside the projections, as in a company of this size. */
async function nightOnce(url: string, masterKey: string, now: Date): Promise<z.infer<typeof nightly>> {
  const script = new URL('insights-night.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', script, url, masterKey, now.toISOString()],
  ]);
  return nightly.parse(JSON.parse(stdout));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const misses = await runInsightsBench();
  console.log(`targets      ${misses.length === 0 ? 'all met' : `missed: ${misses.join('; ')}`}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
