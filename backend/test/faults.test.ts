import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { startEmbeddedServer, type EmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import { foldInMemory } from '@annals/projections/kernel/fold';
import { openPool } from '@annals/projections/kernel/connections';
import { projectionStatuses } from '@annals/projections/kernel/status';
import { meetings } from '@annals/projections/meetings/meetings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { organisation } from '../src/demo/organisation';
import { openLog } from '../src/storage';
import { Client } from './product';

const EMPLOYEES = 50;
const MASTER_KEY = randomBytes(32).toString('base64');
const CALLERS = 8;

let directory: string;
let server: EmbeddedServer;
let databaseUrl: string;
let product: ChildProcess | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'annals-faults-'));
  server = await startEmbeddedServer({ directory: join(directory, 'postgres') });
  databaseUrl = await freshDatabase(server.url);
});
afterEach(async () => {
  product?.kill('SIGKILL');
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Starts the whole product as a process of its own and gives its address. */
async function start(): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'backend/src/main.ts', '--employees', String(EMPLOYEES), '--months', '1'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: '0',
        DATABASE_URL: databaseUrl,
        ANNALS_DATA: directory,
        ANNALS_MASTER_KEY: MASTER_KEY,
        ANNALS_SESSION_SECRET: MASTER_KEY,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  product = child;
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const address = /running at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The product ended before it was ready:\n${output}`)));
  });
}

/** People who schedule meetings all the time, and send each request again under the same key until it is answered. */
class Load {
  readonly answered = new Map<string, string>();
  private url: string;
  private running = true;
  private readonly callers: Promise<void>[];

  constructor(url: string, employeeId: string) {
    this.url = url;
    this.callers = Array.from({ length: CALLERS }, () => this.call(employeeId));
  }

  moveTo(url: string): void {
    this.url = url;
  }

  async untilAnswered(count: number): Promise<void> {
    await expect
      .poll(() => this.answered.size, { timeout: 60_000, interval: 10 })
      .toBeGreaterThanOrEqual(count);
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.callers);
  }

  private async call(employeeId: string): Promise<void> {
    while (this.running) {
      const key = randomUUID();
      const body = { title: key, employeeId, scheduledAt: '2030-01-07T10:00:00.000Z', duration: 30 };
      while (!this.answered.has(key)) {
        const id = await this.attempt(key, body);
        if (id === undefined) await setTimeout(20);
        else this.answered.set(key, id);
      }
    }
  }

  private async attempt(key: string, body: object): Promise<string | undefined> {
    try {
      const client = new Client(this.url);
      Object.assign(client, { cookies: await this.session() });
      const answer = await client.post('/api/meetings', body, { 'Idempotency-Key': key });
      return answer.status === 201 ? commandAnswer.parse(answer.json).id : undefined;
    } catch {
      return undefined;
    }
  }

  private cookies: unknown;
  /** One session for all; it survives the restart, because it lives in the database. */
  private async session(): Promise<unknown> {
    if (this.cookies === undefined) {
      const client = new Client(this.url);
      await client.post('/api/auth/login', {
        email: 'manager@annals.example',
        password: 'annals-demo-2026',
        role: 'manager',
      });
      this.cookies = (client as unknown as { cookies: unknown }).cookies;
    }
    return this.cookies;
  }
}

/** Nothing lost, nothing twice: what was answered is in the log exactly once, without gaps, and the read model says the same. */
async function expectWhole(answered: ReadonlyMap<string, string>): Promise<void> {
  const log = openLog(databaseUrl, MASTER_KEY);
  const pool = openPool(databaseUrl, 2);
  try {
    await expect
      .poll(
        async () => {
          const statuses = await projectionStatuses(pool, log);
          return statuses.filter(({ lag }) => lag !== '0').map(({ name, lag }) => `${name} is ${lag} behind`);
        },
        { timeout: 60_000 },
      )
      .toEqual([]);
    const { events } = await log.readAll({ after: 0n, limit: 100_000 });
    expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => BigInt(index + 1)));
    const titles = events
      .filter(({ type }) => type === 'MeetingScheduled')
      .map(({ data }) => (data as { title: string }).title);
    for (const key of answered.keys()) expect(titles.filter((title) => title === key)).toHaveLength(1);
    const rows = foldInMemory(meetings, events);
    const stored = await pool.query<{ id: string }>('SELECT * FROM annals_read.meetings');
    expect(new Map(stored.rows.map((row) => [row.id, row]))).toEqual(rows);
  } finally {
    await log.close();
    await pool.end();
  }
}

function someEmployee(): string {
  return organisation(EMPLOYEES, 2026, new Date().toISOString().slice(0, 10)).cast.employee.id;
}

test('kill -9 in the middle of appends and of projection batches: nothing lost, nothing twice, no manual step', async () => {
  const load = new Load(await start(), someEmployee());
  for (const answeredBefore of [40, 80, 120]) {
    await load.untilAnswered(answeredBefore);
    const killed = product;
    killed?.kill('SIGKILL');
    if (killed) await once(killed, 'exit');
    load.moveTo(await start());
  }
  await load.untilAnswered(200);
  await load.stop();
  await expectWhole(load.answered);
}, 240_000);

test('a restart of PostgreSQL under load: the product goes on by itself', async () => {
  const load = new Load(await start(), someEmployee());
  await load.untilAnswered(40);
  await server.stop();
  await setTimeout(300);
  server = await startEmbeddedServer({ directory: join(directory, 'postgres') });
  await load.untilAnswered(120);
  await load.stop();
  await expectWhole(load.answered);
}, 240_000);
