import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { problem } from '@annals/contracts/kernel/problem';
import { commandAnswer, methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { routeTables } from '@annals/contracts/routes';
import { processesAlive } from '@annals/projections/engine/processes';
import { projectionStatuses } from '@annals/projections/engine/status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { THIS_BUILD } from '../../src/platform/http/upgrade';
import { versionsSideBySide } from '../../src/features/operations/versions';
import type { Answer, Client } from '../product';
import { SERVER_PROGRAM } from '../server-program';
import { makeNewerBuild, type Build } from './newer-build';
import { FaultSurroundings, type ProductUnderFaults } from './surroundings';

const run = promisify(execFile);
/** Every address that is read without naming a record. */
const LOOKED_AT = Object.values(routeTables)
  .flatMap((table) => Object.values<Route>(table))
  .filter(({ kind }) => kind === 'query')
  .map((route) => methodAndPath(route).path)
  .filter((path) => !path.includes(':'));
/** Between two requests of one person: fewer than the limit of requests in a minute. */
const PACE_MS = 100;

let build: Build;
let around: FaultSurroundings;
beforeAll(async () => {
  build = makeNewerBuild();
  around = await FaultSurroundings.open({ redis: true });
});
afterAll(async () => {
  await around.close();
  build.remove();
});

/** Somebody who keeps looking at everything and writing, and what they were answered. */
class Visitor {
  readonly answers: { readonly what: string; readonly status: number; readonly text: string }[] = [];
  /** The meetings they arranged, the newest last. */
  readonly meetings: string[] = [];
  #ends = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: Client,
    private readonly administrator: Client,
  ) {}

  start(): this {
    this.#looking = (async () => {
      while (!this.#ends) await this.lookOnce();
    })();
    return this;
  }

  async end(): Promise<void> {
    this.#ends = true;
    await this.#looking;
  }

  async lookOnce(): Promise<void> {
    await this.arrangeAndLook();
    for (const path of LOOKED_AT) {
      await this.note(`GET ${path}`, this.client.get(path));
      await this.note(`GET ${path} as administrator`, this.administrator.get(path));
      await setTimeout(PACE_MS);
    }
  }

  private async arrangeAndLook(): Promise<void> {
    const arranged = await this.note('POST /api/meetings', this.arrange());
    if (arranged?.status === 201) this.meetings.push(commandAnswer.parse(arranged.json).id);
    for (const id of this.meetings.slice(-2)) await this.lookAt(id);
  }

  /** Looks at a meeting, at its history, and changes it. */
  async lookAt(id: string): Promise<readonly (Answer | undefined)[]> {
    return [
      await this.note('GET meeting', this.client.get(`/api/meetings/${id}`)),
      await this.note('GET history', this.client.get(`/api/meetings/${id}/history`)),
      await this.note(
        'PATCH meeting',
        this.client.patch(`/api/meetings/${id}`, { title: `Talk ${String(Math.random())}` }),
      ),
    ];
  }

  private arrange(): Promise<Answer> {
    const { employee } = around.cast();
    const body = { title: 'Talk', employeeId: employee.id, duration: 30 };
    return this.client.post('/api/meetings', { ...body, scheduledAt: '2030-01-07T10:00:00.000Z' });
  }

  private async note(what: string, asked: Promise<Answer>): Promise<Answer | undefined> {
    // A connection that a process closes while it ends is no answer.
    const answer = await asked.catch(() => undefined);
    if (answer) this.answers.push({ what, status: answer.status, text: answer.text });
    return answer;
  }
}

async function visitorOf(api: ProductUnderFaults): Promise<Visitor> {
  return new Visitor(await around.signedIn(api, 'manager'), await around.signedIn(api, 'admin'));
}

/** How many read models are in which state. */
async function states(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { status } of await projectionStatuses(around.pool, around.log))
    counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

async function allLive(): Promise<void> {
  const notLive = async () => Object.keys(await states());
  await expect.poll(notLive, { timeout: 60_000 }).toEqual(['live']);
}

async function meetingsVersion(): Promise<number | undefined> {
  const { rows } = await around.pool.query<{ version: number }>(
    "SELECT version FROM annals_read.projections WHERE name = 'meetings'",
  );
  return rows[0]?.version;
}

const newer = (roles: readonly ('api' | 'projections' | 'jobs')[]) =>
  around.start({ roles, build: build.directory });
const saidByThisBuild = () => versionsSideBySide(around.pool, THIS_BUILD);

/** What the doctor says of versions in the newer build. */
async function saidByNewer(): Promise<{ state: string; detail: string }> {
  const { knows } =
    (await processesAlive(around.pool)).find(({ knows: { events } }) => 'MeetingRoomBooked' in events) ?? {};
  return versionsSideBySide(around.pool, knows ?? THIS_BUILD);
}

test('an upgrade, projections then jobs then api: nobody is answered with 500, nothing stops, and the doctor says what is next', async () => {
  const oldApi = await around.start({ roles: ['api'] });
  const oldProjections = await around.start({ roles: ['projections'] });
  const oldJobs = await around.start({ roles: ['jobs'] });
  await around.shown();
  expect((await saidByThisBuild()).state).toBe('ok');
  const atOld = (await visitorOf(oldApi)).start();

  // What the new version says of it before anything of it runs.
  const main = [...SERVER_PROGRAM, 'doctor', '--json'];
  const env = { ...process.env, ...around.environment() };
  const doctor = await run(process.execPath, main, { cwd: build.directory, env }).catch((failed: unknown) =>
    z.object({ stdout: z.string() }).parse(failed),
  );
  const findings = z
    .array(z.looseObject({ check: z.string(), detail: z.string() }))
    .parse(JSON.parse(doctor.stdout));
  expect(findings.find(({ check }) => check === 'versions')?.detail).toMatch(
    /^It is safe to upgrade to this version: projections, jobs, api, in this order/,
  );

  const earlier = (await meetingsVersion()) ?? Number.NaN;
  const newProjections = await newer(['projections']);
  await expect.poll(meetingsVersion, { timeout: 60_000 }).toBe(earlier + 1);
  // The older worker holds nothing more, though it is alive.
  const holders = async () =>
    new Set((await projectionStatuses(around.pool, around.log)).map(({ holder }) => holder)).size;
  await expect.poll(holders, { timeout: 30_000 }).toBe(1);
  const underWay = await saidByNewer();
  expect(underWay.state).toBe('attention');
  expect(underWay.detail).toMatch(
    /^An upgrade is under way and safe\. Next: projections, then jobs, then api/,
  );
  await allLive();
  await oldProjections.terminate();
  const newJobs = await newer(['jobs']);
  await oldJobs.terminate();
  expect((await saidByNewer()).detail).toMatch(/Next: api/);

  const newApi = await newer(['api']);
  const atNew = (await visitorOf(newApi)).start();
  await expect.poll(() => atNew.meetings.length).toBeGreaterThan(0);
  // The older version, asked for a record that the newer one has written.
  const [, history, changed] = await atOld.lookAt(atNew.meetings[0] ?? '');
  for (const refused of [history, changed]) {
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('retry-after')).toBe('5');
    const { type, detail } = problem.parse(refused?.json);
    expect(type).toBe('urn:annals:problem:service.upgrade-under-way');
    expect(detail).toMatch(/^This was changed with a newer version of Annals than the one that answers here/);
  }
  await atOld.end();
  await oldApi.terminate();
  expect(await saidByNewer()).toMatchObject({ state: 'ok' });
  await around.shown();
  await allLive();
  const shown = await atNew.lookAt(atNew.meetings[0] ?? '');
  expect(shown.map((answer) => answer?.status)).toEqual([200, 200, 200]);
  await atNew.end();
  for (const visitor of [atOld, atNew]) {
    expect(visitor.answers.length).toBeGreaterThan(20);
    expect(visitor.answers.filter(({ status }) => status === 500)).toEqual([]);
  }
  await theWrongWayRound(newProjections, newApi);
  await newJobs.kill();
}, 420_000);

/** An older worker left alone with what a newer version writes waits, and ends waiting by itself when a newer one comes. */
async function theWrongWayRound(
  newProjections: ProductUnderFaults,
  newApi: ProductUnderFaults,
): Promise<void> {
  const oldProjections = await around.start({ roles: ['projections'] });
  const allHeld = async () =>
    (await projectionStatuses(around.pool, around.log)).every(({ holder }) => holder !== null);
  await expect.poll(allHeld).toBe(true);
  await newProjections.terminate();
  const visitor = await visitorOf(newApi);
  await visitor.lookOnce();
  await expect.poll(states, { timeout: 60_000 }).toMatchObject({ waiting: expect.any(Number) as number });
  expect((await states())['stopped']).toBeUndefined();
  expect((await saidByNewer()).state).toBe('broken');
  await visitor.lookOnce();
  expect(visitor.answers.filter(({ status }) => status === 500)).toEqual([]);
  await newer(['projections']);
  await around.shown();
  await allLive();
  await oldProjections.terminate();
}
