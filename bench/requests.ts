/**
 * A large organization: the memory that a rebuild of its log takes, a manager's list of meetings, and the time from a command's answer
 * to its row being readable at 50 commands a second.
 * Run with: npx tsx bench/requests.ts
 */
import { pathToFileURL } from 'node:url';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { benchServer, describeMachine } from './bench-server';
import { benchProduct, type BenchProduct, type SignedIn } from './product';
import { demoLog } from './demo-log';
import { atRate, described, forSeconds, roundRobin, latencies, type Latencies } from './request-load';
import { rebuildOnce } from './rebuild-process';

const TARGETS = { lagMedian: 30, lagP99: 150, listP99: 30, rebuildMegabytes: 512 };
const COMMANDS_PER_SECOND = 50;
const SECONDS = 20;
const LISTS_PER_SECOND = 20;

/** @returns the targets that were missed */
export async function runRequestsBench(): Promise<readonly string[]> {
  const server = await benchServer();
  try {
    const log = await demoLog(server.url, 100_000, 1);
    console.log(await describeMachine(log.url));
    const long = await rebuildOnce(log);
    console.log(
      `rebuild      ${long.events.toLocaleString('en')} events in ${long.seconds.toFixed(1)} s, at most ${Math.round(long.peakMegabytes)} MB resident`,
    );
    const product = await benchProduct(log, 60);
    try {
      const list = await measureLists(product);
      console.log(
        `list         GET /api/meetings of a manager among 100,000 people, ${LISTS_PER_SECOND} a second: ${described(list)}`,
      );
      const lag = await measureLag(product);
      console.log(
        `lag          from a command's answer to its row being readable, ${COMMANDS_PER_SECOND} commands a second: ${described(lag)}`,
      );
      return [
        ...(long.peakMegabytes > TARGETS.rebuildMegabytes
          ? [`the rebuild took ${Math.round(long.peakMegabytes)} MB`]
          : []),
        ...(lag.p50 > TARGETS.lagMedian ? [`the median lag is ${lag.p50.toFixed(1)} ms`] : []),
        ...(lag.p99 > TARGETS.lagP99 ? [`the p99 of the lag is ${lag.p99.toFixed(1)} ms`] : []),
        ...(list.p99 > TARGETS.listP99 ? [`the p99 of the list is ${list.p99.toFixed(1)} ms`] : []),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await server.stop();
  }
}

async function measureLists({ managers }: BenchProduct): Promise<Latencies> {
  const times: number[] = [];
  const read = async (manager: SignedIn): Promise<void> => {
    const start = performance.now();
    const answer = await manager.get('/api/meetings');
    const rows = (await answer.json()) as unknown[];
    if (answer.status !== 200 || rows.length === 0)
      throw new Error(`The list was answered with ${answer.status}`);
    times.push(performance.now() - start);
  };
  for (const manager of managers) await read(manager);
  times.length = 0;
  await atRate(LISTS_PER_SECOND, forSeconds(SECONDS), (index) => read(roundRobin(managers, index)));
  return latencies(times);
}

async function measureLag({ managers }: BenchProduct): Promise<Latencies> {
  const times: number[] = [];
  const once = async (manager: SignedIn): Promise<void> => {
    const scheduledAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const body = { title: 'How long it takes', employeeId: manager.reportId, scheduledAt, duration: 30 };
    const { id, position } = commandAnswer.parse(await (await manager.post('/api/meetings', body)).json());
    const start = performance.now();
    const answer = await manager.get(`/api/meetings/${id}`, { 'Annals-Minimum-Position': position });
    if (answer.status !== 200 || answer.headers.has('Annals-Stale'))
      throw new Error('The row was not readable in time');
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  };
  await atRate(COMMANDS_PER_SECOND, forSeconds(SECONDS), (index) => once(roundRobin(managers, index)));
  return latencies(times);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const misses = await runRequestsBench();
  console.log(`targets      ${misses.length === 0 ? 'all met' : `missed: ${misses.join('; ')}`}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
