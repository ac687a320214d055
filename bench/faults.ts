/**
 * Two processes of each role under load, with PostgreSQL and Redis behind a TCP proxy, killed, frozen and cut at random. At the end each
 * acknowledged command has to be in the log exactly once, the read models have to equal a fresh fold, and the seal has to verify.
 *
 *     npm run build && npx tsx bench/faults.ts --minutes 60 --faults 1000 [--seed 1]
 */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { projections } from '@annals/projections/features';
import { commandIdFor } from '@annals/backend/platform/http/idempotency-key';
import { FaultSurroundings } from '../backend/test/faults/surroundings';
import { chanceOf } from './chance';
import { FAULTS, Replaced, type Scene } from './fault-kinds';
import { FaultLoad, type Asked } from './fault-load';
import { startPostgres } from './fault-server';

const CALLERS = 8;
/** Faults are spread over this part of the time, so that the others may take theirs. */
const SPREAD_OVER = 0.8;
/** Lets everything come to rest at the end. */
const REST_MS = 600_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    faults: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const [minutes, most, seed] = [Number(values.minutes), Number(values.faults), Number(values.seed)];
if (!existsSync('demo/dist/main.js')) throw new Error('Build first: npm run build');

const chance = chanceOf(seed);
const server = await startPostgres();
const around = await FaultSurroundings.open({ redis: true, serverUrl: server.url });
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await around.close();
  await server.stop();
}
process.exit();

async function run(): Promise<boolean> {
  const roles = ['api', 'api', 'projections', 'projections', 'jobs', 'jobs'] as const;
  const processes: Replaced[] = [];
  // One after the other: the first one fills the log.
  for (const role of roles) processes.push(await Replaced.start(around, { roles: [role], ownWay: true }));
  await around.shown(REST_MS);
  const [one, other] = processes;
  if (!one || !other) throw new Error('There is nobody to ask');
  const client = await around.signedIn(one.running, 'manager');
  const load = new FaultLoad(
    client,
    around.cast().employee.id,
    (turn) => (turn % 2 === 0 ? one : other).running.url,
    CALLERS,
  );
  say(`PostgreSQL ${server.version}, Redis, ${String(roles.length)} processes, seed ${String(seed)}`);
  const happened = await happen(processes, load);
  await load.end();
  say('Everything heals and comes to rest…');
  await around.shown(REST_MS);
  return report(load, happened);
}

/**
 * Faults until there were enough of them, or the time is over: at most one at a time for each process and one for what all share, several side
 * by side. One that cannot happen, because PostgreSQL is away just then, does not count.
 * @returns how many of which kind
 */
async function happen(processes: readonly Replaced[], load: FaultLoad): Promise<Map<string, number>> {
  const happened = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  const scene: Scene = {
    around,
    server: oneAtATime(server),
    lasts: (longest) => 200 + Math.floor(chance.upTo(longest)),
  };
  const longestBetweenMs = (2 * SPREAD_OVER * minutes * 60_000) / most;
  let count = 0;
  const note = (name: string) => {
    happened.set(name, (happened.get(name) ?? 0) + 1);
    count += 1;
    if (count % 50 === 0) say(`${sinceIn(began)}: ${String(count)} faults, ${inWords(load)}`);
  };
  while (count + underWay.size < most && performance.now() - began < minutes * 60_000) {
    await setTimeout(chance.upTo(longestBetweenMs));
    const name = chosen();
    const free = processes.filter(({ isBusy }) => !isBusy);
    const to = free[Math.floor(chance.upTo(free.length))];
    if (!to) continue;
    const fault = to
      .suffer(async () => FAULTS[name]?.happens(to, scene))
      .then(
        () => note(name),
        (error: unknown) => say(`${sinceIn(began)}: could not happen (${name}): ${String(error)}`),
      )
      .finally(() => underWay.delete(fault));
    underWay.add(fault);
  }
  await Promise.all(underWay);
  return happened;
}

/** The server cannot be stopped while it is stopped. */
function oneAtATime(of: Scene['server']): Scene['server'] {
  let last: Promise<void> = Promise.resolve();
  return {
    crash: (awayMs) => {
      const next = last.then(() => of.crash(awayMs));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

function sinceIn(began: number): string {
  return `${String(Math.round((performance.now() - began) / 1_000))} s`;
}

function inWords({ asked }: FaultLoad): string {
  const answered = asked.filter(({ answeredAt }) => answeredAt !== undefined);
  return `${String(asked.length)} commands, ${String(answered.length)} acknowledged, longest time without one ${longestPause(answered)}`;
}

function chosen(): string {
  const all = Object.entries(FAULTS);
  let left = chance.upTo(all.reduce((sum, [, { weight }]) => sum + weight, 0));
  for (const [name, { weight }] of all) if ((left -= weight) <= 0) return name;
  return all[0]?.[0] ?? '';
}

async function report(load: FaultLoad, happened: ReadonlyMap<string, number>): Promise<boolean> {
  const answered = load.asked.filter((asked) => asked.answeredAt !== undefined);
  const { rows } = await around.pool.query<{ id: string; times: bigint }>(
    `SELECT metadata->>'commandId' AS id, count(*) AS times FROM annals_events.events WHERE type = 'MeetingScheduled' GROUP BY 1`,
  );
  const times = new Map(rows.map(({ id, times: found }) => [id, Number(found)]));
  const timesOf = ({ key }: Asked) => times.get(commandIdFor('POST', '/api/meetings', key)) ?? 0;
  const lost = answered.filter((asked) => timesOf(asked) === 0).length;
  const doubled = load.asked.filter((asked) => timesOf(asked) > 1).length;
  const { rows: gaps } = await around.pool.query<{ missing: bigint }>(
    'SELECT max(position) - count(*) AS missing FROM annals_events.events',
  );
  const missing = Number(gaps[0]?.missing ?? 0);
  const different = await around.annals(
    'projections',
    'diff',
    ...projections.map(({ name }) => name),
    '--json',
  );
  const verified = await around.annals('audit', 'verify', '--json');
  const stands = await around.annals('projections', 'list');
  say('');
  for (const [name, count] of happened) say(`${String(count).padStart(5)}  ${name}`);
  const total = [...happened.values()].reduce((sum, count) => sum + count, 0);
  say(`${String(total).padStart(5)}  faults`);
  say(
    `${String(load.asked.length)} commands, ${String(answered.length)} acknowledged: ${String(lost)} lost, ${String(doubled)} doubled, ${String(missing)} gaps in the log`,
  );
  const other = [...load.refused].map(
    ([status, count]) => `${status === 0 ? 'no answer' : String(status)}: ${String(count)}`,
  );
  say(`other answers: ${other.join(', ') || 'none'}`);
  say(
    `until acknowledged: ${waits(answered)}; longest time without an acknowledgement: ${longestPause(answered)}`,
  );
  say(
    `read models against a fresh fold: ${different.code === 0 ? 'equal' : `different\n${different.output}`}`,
  );
  say(`seal: ${verified.code === 0 ? 'verifies' : `does not verify\n${verified.output}`}`);
  const isStill = /stopped|stalled|waiting/.test(stands.output);
  if (isStill) say(stands.output);
  return lost + doubled + missing === 0 && different.code === 0 && verified.code === 0 && !isStill;
}

function waits(answered: readonly Asked[]): string {
  const sorted = answered.map(({ askedAt, answeredAt = 0 }) => answeredAt - askedAt).sort((a, b) => a - b);
  const at = (part: number) =>
    inSeconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}`;
}

function longestPause(answered: readonly Asked[]): string {
  const sorted = answered.map(({ answeredAt = 0 }) => answeredAt).sort((a, b) => a - b);
  return inSeconds(Math.max(0, ...sorted.slice(1).map((at, index) => at - (sorted[index] ?? at))));
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
