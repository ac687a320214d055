/**
 * How fast all read models are built from a long log, against reading that log and copying the same rows into tables; and what people who
 * work notice while all of them are built again.
 * Run with: npx tsx bench/rebuild-all.ts [people]
 */
import { pathToFileURL } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { SharedLog } from '@annals/event-store/shared-log';
import { openPool } from '@annals/projections/engine/connections';
import { createIndexes, createTable, dropTable, tableOf } from '@annals/projections/engine/read-model-table';
import { requestRebuild } from '@annals/projections/engine/rebuild-request';
import { projectionStatuses } from '@annals/projections/engine/status';
import { ProjectionWorker, WORKER_CONNECTIONS } from '@annals/projections/engine/worker';
import { projections } from '@annals/projections/features';
import { openLog } from '@annals/backend/storage';
import type pg from 'pg';
import { benchServer, describeMachine } from './bench-server';
import { demoLog, type DemoLog } from './demo-log';
import { benchProduct, type BenchProduct } from './product';
import { atRate, described, forSeconds, roundRobin, latencies } from './request-load';

/** In a month, so many people make about a million events. */
const PEOPLE = 25_000;
const TARGETS = { rateOfCopy: 0.5, writesDuringRebuild: 2 } as const;
const WRITES_PER_SECOND = 10;
/** What a product does by itself every minute belongs to its rest, which is measured before and after: shared disks have better and worse minutes. */
const REST_SECONDS = 60;
/** At rest is who has had nothing to do for so long. */
const QUIET_SECONDS = 5;
/** A generation that no rebuild uses. */
const GENERATION = 9_999;
/** So many events are read at once, as a rebuild does that nobody waits beside. */
const PAGE = 2_000;

/** @returns the targets that were missed */
export async function runRebuildAllBench(people = PEOPLE): Promise<readonly string[]> {
  const server = await benchServer();
  try {
    const log = await demoLog(server.url, people, 1);
    console.log(await describeMachine(log.url));
    const rebuilt = await buildAll(log);
    const copied = await readAndCopy(log);
    const rate = copied / rebuilt;
    console.log(
      `rebuild      ${String(projections.length)} read models from ${log.events.toLocaleString('en')} events in ${rebuilt.toFixed(1)} s; ` +
        `reading the log and copying the rows ${copied.toFixed(1)} s: ${rate.toFixed(2)} of its rate`,
    );
    const product = await benchProduct(log, 60);
    try {
      await atRest(log);
      const before = await writes(product, forSeconds(REST_SECONDS));
      const meanwhile = latencies(await writesDuringRebuild(product, log));
      const idle = latencies([...before, ...(await writes(product, forSeconds(REST_SECONDS)))]);
      console.log(`writes       ${String(WRITES_PER_SECOND)} a second, before and after: ${described(idle)}`);
      console.log(`  meanwhile  all read models are built again: ${described(meanwhile)}`);
      return [
        ...(rate < TARGETS.rateOfCopy ? [`the rebuild has ${rate.toFixed(2)} of the rate of a copy`] : []),
        ...(meanwhile.p99 > TARGETS.writesDuringRebuild * idle.p99
          ? [`the p99 of writes is ${(meanwhile.p99 / idle.p99).toFixed(1)} times as long during a rebuild`]
          : []),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Builds every read model for the first time. @returns seconds */
async function buildAll({ url, masterKey }: DemoLog): Promise<number> {
  const log = openLog(url, masterKey);
  const pool = openPool(url, WORKER_CONNECTIONS);
  const worker = new ProjectionWorker('bench', pool, new SharedLog(log), projections, {
    stopped: (projection, { error }) => console.error(`${projection}: ${error.message}`),
    rebuilt: () => undefined,
    failed: (error) => console.error(error),
  });
  const start = performance.now();
  worker.start();
  const head = await log.head();
  while (!(await allBuilt(pool, log, head))) await setTimeout(100);
  const seconds = (performance.now() - start) / 1_000;
  await worker.stop();
  await pool.end();
  await log.close();
  return seconds;
}

async function allBuilt(
  pool: pg.Pool,
  log: Parameters<typeof projectionStatuses>[1],
  head: bigint,
): Promise<boolean> {
  const statuses = await projectionStatuses(pool, log);
  return (
    statuses.length === projections.length &&
    statuses.every(({ rebuild, position }) => rebuild === null && BigInt(position) >= head)
  );
}

/** What no rebuild can do without: the log is read once, and the rows come into tables that are then indexed. @returns seconds */
async function readAndCopy({ url, masterKey, events }: DemoLog): Promise<number> {
  const log = openLog(url, masterKey);
  const pool = openPool(url, 2);
  const client = await pool.connect();
  let seconds = await timed(async () => {
    let after = 0n;
    while (after < BigInt(events)) ({ next: after } = await log.readAll({ after, limit: PAGE }));
  });
  for (const projection of projections) {
    const table = tableOf(projection, GENERATION);
    const {
      rows: [directory],
    } = await client.query<{ path: string }>(
      `SELECT current_setting('data_directory') || '/bench-rows' AS path`,
    );
    await client.query(`COPY (SELECT * FROM annals_read."${projection.name}") TO '${directory?.path ?? ''}'`);
    seconds += await timed(async () => {
      await client.query(createTable(projection, GENERATION));
      await client.query(`COPY ${table} FROM '${directory?.path ?? ''}'`);
      for (const statement of createIndexes(projection, GENERATION)) await client.query(statement);
    });
    await client.query(dropTable(projection, GENERATION));
  }
  client.release();
  await pool.end();
  await log.close();
  return seconds;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/**
 * A product that has just been started on a long log has much to do by itself: it seals the log, and ALEX judges everybody. The server writes
 * out what that has left in its memory.
 */
async function atRest({ url }: DemoLog): Promise<void> {
  const pool = openPool(url, 1);
  for (let quiet = 0; quiet < QUIET_SECONDS;) {
    const { rows } = await pool.query(
      `SELECT FROM annals_queue.job WHERE state IN ('active', 'waiting') LIMIT 1`,
    );
    quiet = rows.length === 0 ? quiet + 1 : 0;
    await setTimeout(1_000);
  }
  await pool.query('CHECKPOINT');
  await pool.end();
}

/** @returns milliseconds of each */
async function writesDuringRebuild(product: BenchProduct, { url, masterKey }: DemoLog): Promise<number[]> {
  const log = openLog(url, masterKey);
  const pool = openPool(url, 2);
  for (const { name } of projections) await requestRebuild(pool, name);
  const underWay = async () =>
    (await projectionStatuses(pool, log)).some(({ rebuild }) => rebuild !== null && rebuild.failure === null);
  let busy = true;
  const watch = (async () => {
    while (await underWay()) await setTimeout(250);
    busy = false;
  })();
  const during = await writes(product, () => busy);
  await watch;
  await pool.end();
  await log.close();
  return during;
}

/** Commands of people at work, as long as something goes on. @returns milliseconds of each */
async function writes({ managers }: BenchProduct, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  await atRate(WRITES_PER_SECOND, goesOn, async (index) => {
    const manager = roundRobin(managers, index);
    const scheduledAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const start = performance.now();
    const answer = await manager.post('/api/meetings', {
      title: 'Work goes on',
      employeeId: manager.reportId,
      scheduledAt,
      duration: 30,
    });
    if (answer.status >= 400) throw new Error(`A command was answered with ${String(answer.status)}`);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  });
  return times;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const misses = await runRebuildAllBench(Number(process.argv[2] ?? PEOPLE));
  console.log(`targets      ${misses.length === 0 ? 'all met' : `missed: ${misses.join('; ')}`}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
