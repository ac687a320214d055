import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLog } from '@annals/event-store/event-log';
import { freePort } from '@annals/event-store/free-port';
import { openPool } from '@annals/projections/engine/connections';
import { projectionStatuses } from '@annals/projections/engine/status';
import type pg from 'pg';
import { organization } from '@annals/demo/company/organization';
import { FaultyWay } from '../../../event-store/test/faulty-way';
import { freshDatabase } from '../../../event-store/test/fresh-database';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import type { ProcessRole } from '../../src/platform/kernel/process-role';
import { openLog } from '../../src/storage';
import { Client } from '../product';
import { startRedis, type RedisServer } from '../../../event-store/test/redis-server';
import { DEMO_PROGRAM, SERVER_PROGRAM } from '../server-program';
import { until } from './until';

const EMPLOYEES = 50;

/** What a process of the product is, and what it was told. */
export interface ProcessOptions {
  readonly roles: readonly ProcessRole[];
  /** Reaches PostgreSQL by a way of its own, which alone fails then. */
  readonly ownWay?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Another build of the product: the folder that has `demo/dist/main.js`; left out: this one. */
  readonly build?: string;
}

/** One process of the product, which can be frozen, killed and asked to stop. */
export class ProductUnderFaults {
  /** Where it answers people; empty without the role api. */
  url = '';

  constructor(
    readonly child: ChildProcess,
    readonly sidePort: number,
    /** The way by which it alone reaches PostgreSQL. */
    readonly way: FaultyWay | undefined,
  ) {}

  /** What `/health/ready` says, and with which status. Undefined: it did not answer in time. */
  async ready(timeoutMs = 10_000): Promise<{ status: number; body: unknown } | undefined> {
    return this.ask('/health/ready', timeoutMs);
  }

  /** Waits until `/health/ready` says that it can do what its roles are for: an answer is a second old at most, and recovering takes its time. */
  async becomesReady(timeout = 30_000): Promise<void> {
    const isReady = async () => {
      const answer = await this.ready();
      if (answer?.status !== 200) throw new Error(`Not ready: ${JSON.stringify(answer)}`);
      return true;
    };
    await until(isReady, { timeout, interval: 200 });
  }

  async metrics(timeoutMs = 10_000): Promise<string | undefined> {
    const answer = await this.fetch('/metrics', timeoutMs);
    return answer?.text();
  }

  /** SIGSTOP: it holds whatever it held and does nothing, until `thaw`. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    if (this.hasEnded()) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  /** SIGTERM. @returns how long it took to end, in milliseconds */
  async terminate(): Promise<number> {
    const asked = Date.now();
    if (!this.hasEnded()) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    return Date.now() - asked;
  }

  private hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private async ask(path: string, timeoutMs: number): Promise<{ status: number; body: unknown } | undefined> {
    const answer = await this.fetch(path, timeoutMs);
    return answer && { status: answer.status, body: await answer.json() };
  }

  private async fetch(path: string, timeoutMs: number): Promise<Response | undefined> {
    const url = `http://127.0.0.1:${String(this.sidePort)}${path}`;
    return fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  }
}

/** What an installation of several processes is tried with: PostgreSQL and Redis, each behind a way that can fail. */
export class FaultSurroundings {
  readonly #processes: ProductUnderFaults[] = [];
  readonly #directory = mkdtempSync(join(tmpdir(), 'annals-under-faults-'));
  readonly #secret = randomBytes(32).toString('base64');

  private constructor(
    readonly databaseUrl: string,
    /** The way of all processes to PostgreSQL that have none of their own. */
    readonly toDatabase: FaultyWay,
    readonly redis: RedisServer | undefined,
    readonly toRedis: FaultyWay | undefined,
    /** The log and the database, by a way that never fails. */
    readonly log: EventLog,
    readonly pool: pg.Pool,
  ) {}

  /**
   * @param options.redis whether the queue is in Redis; else in PostgreSQL
   * @param options.serverUrl another PostgreSQL than the run's
   * @param options.databaseUrl an empty database; left out: one is made on the server
   */
  static async open(
    options: { readonly redis?: boolean; readonly serverUrl?: string; readonly databaseUrl?: string } = {},
  ): Promise<FaultSurroundings> {
    const databaseUrl = options.databaseUrl ?? (await freshDatabase(options.serverUrl));
    const redis = options.redis === true ? await startRedis() : undefined;
    const toRedis = redis && (await FaultyWay.to(redis.url));
    const log = openLog(databaseUrl, MASTER_KEY);
    const way = await FaultyWay.to(databaseUrl);
    return new FaultSurroundings(databaseUrl, way, redis, toRedis, log, openPool(databaseUrl, 4));
  }

  /** The accounts handed out of the demo company that the first process fills the log with. */
  cast() {
    return organization(EMPLOYEES, 2026, new Date().toISOString().slice(0, 10)).cast;
  }

  /** Starts a process and waits until it runs. */
  async start({ roles, ownWay, env, build }: ProcessOptions): Promise<ProductUnderFaults> {
    const [sidePort, port] = [await freePort(), await freePort()];
    const way = ownWay === true ? await FaultyWay.to(this.databaseUrl) : undefined;
    const child = spawn(
      process.execPath,
      [...DEMO_PROGRAM, '--employees', String(EMPLOYEES), '--months', '1'],
      {
        ...(build === undefined ? {} : { cwd: build }),
        env: { ...process.env, ...this.environment(way), ...this.portsOf(roles, port, sidePort), ...env },
        stdio: ['ignore', process.env['LOG_LEVEL'] === undefined ? 'ignore' : 'inherit', 'inherit'],
      },
    );
    const started = new ProductUnderFaults(child, sidePort, way);
    if (roles.includes('api')) started.url = `http://127.0.0.1:${String(port)}`;
    this.#processes.push(started);
    let hasEnded = false;
    child.once('exit', () => (hasEnded = true));
    const runs = async () => hasEnded || (await started.ready(2_000)) !== undefined;
    await until(runs, { timeout: 120_000, interval: 100 }).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    if (hasEnded) throw new Error(`A process with the roles ${roles.join(', ')} ended before it was ready`);
    return started;
  }

  /** What a process of this installation is told, and what a command beside it has to be told. */
  environment(way: FaultyWay = this.toDatabase): Record<string, string> {
    return {
      NODE_ENV: 'test',
      DATABASE_URL: way.through(this.databaseUrl),
      ANNALS_DATA: this.#directory,
      ANNALS_MASTER_KEY: MASTER_KEY,
      ANNALS_SESSION_SECRET: this.#secret,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      ...(this.redis && this.toRedis ? { REDIS_URL: this.toRedis.through(this.redis.url) } : {}),
    };
  }

  /** What a command prints beside the product, what it ends with, and how long it took. */
  async annals(...words: readonly string[]): Promise<{ output: string; code: number | null; took: number }> {
    const began = Date.now();
    const command = spawn(process.execPath, [...SERVER_PROGRAM, ...words], {
      env: { ...process.env, ...this.environment() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    command.stdout.on('data', (chunk) => (output += String(chunk)));
    await once(command, 'exit');
    return { output, code: command.exitCode, took: Date.now() - began };
  }

  /** Somebody of the demo company who is signed in at a process. */
  async signedIn(at: ProductUnderFaults, role: 'employee' | 'manager' | 'admin'): Promise<Client> {
    const client = new Client(at.url);
    const body = { email: `${role}@annals.example`, password: DEMO_PASSWORD, role };
    // The management server opens before the one for people.
    const isIn = () =>
      client.post('/api/auth/login', body).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(isIn, { timeout: 30_000, interval: 200 });
    return client;
  }

  /** Waits until every read model shows all there is. @param timeout the longest wait, in milliseconds */
  async shown(timeout = 120_000): Promise<void> {
    const all = async () => {
      const statuses = await projectionStatuses(this.pool, this.log);
      const behind = statuses
        .filter(({ lag }) => lag !== '0')
        .map(({ name, lag }) => `${name} is ${lag} behind`);
      if (behind.length > 0 || statuses.length === 0) throw new Error(behind.join(', '));
      return true;
    };
    await until(all, { timeout, interval: 50 });
  }

  /** Kills all processes and takes everything away. */
  async close(): Promise<void> {
    for (const one of this.#processes) one.thaw();
    await Promise.all(this.#processes.map((one) => one.kill()));
    for (const one of this.#processes) one.way?.close();
    this.toDatabase.close();
    this.toRedis?.close();
    await this.redis?.stop();
    await this.log.close();
    await this.pool.end();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  private portsOf(roles: readonly ProcessRole[], port: number, sidePort: number): Record<string, string> {
    return {
      ANNALS_ROLES: roles.join(','),
      PORT: String(port),
      ANNALS_SIDE_PORT: String(sidePort),
      ANNALS_METRICS: 'true',
    };
  }
}

const MASTER_KEY = randomBytes(32).toString('base64');
