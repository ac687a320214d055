import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLog } from '@annals/event-store/event-log';
import { startEmbeddedServer, type EmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import { openPool } from '@annals/projections/engine/connections';
import { projectionStatuses } from '@annals/projections/engine/status';
import type pg from 'pg';
import { expect } from 'vitest';
import { organization } from '@annals/demo/company/organization';
import { freshDatabase } from '../../event-store/test/fresh-database';
import type { ProcessRole } from '../src/platform/kernel/process-role';
import { openLog } from '../src/storage';
import { DEMO_PROGRAM } from './server-program';

const EMPLOYEES = 50;
const MASTER_KEY = randomBytes(32).toString('base64');

/** The whole product as a process of its own, on a PostgreSQL server of its own: both can be killed. */
export class ProductProcess {
  private product: ChildProcess | undefined;

  private constructor(
    private readonly directory: string,
    private server: EmbeddedServer,
    private readonly databaseUrl: string,
    /** Its log and its database, as somebody else sees them. */
    readonly log: EventLog,
    readonly pool: pg.Pool,
  ) {}

  static async onServerOfItsOwn(): Promise<ProductProcess> {
    const directory = mkdtempSync(join(tmpdir(), 'annals-faults-'));
    const server = await startEmbeddedServer({ directory: join(directory, 'postgres') });
    const databaseUrl = await freshDatabase(server.url);
    const pool = openPool(databaseUrl, 2);
    return new ProductProcess(directory, server, databaseUrl, openLog(databaseUrl, MASTER_KEY), pool);
  }

  /** The accounts handed out of the demo company it is filled with. */
  cast() {
    return organization(EMPLOYEES, 2026, new Date().toISOString().slice(0, 10)).cast;
  }

  /** Starts it, and gives its address. @param roles what of the product it is; all of it unless said otherwise */
  async start(...roles: readonly ProcessRole[]): Promise<string> {
    const child = spawn(
      process.execPath,
      [...DEMO_PROGRAM, '--employees', String(EMPLOYEES), '--months', '1'],
      {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          PORT: '0',
          DATABASE_URL: this.databaseUrl,
          ANNALS_DATA: this.directory,
          ANNALS_MASTER_KEY: MASTER_KEY,
          ANNALS_SESSION_SECRET: MASTER_KEY,
          ...(roles.length > 0 ? { ANNALS_ROLES: roles.join(',') } : {}),
          LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.product = child;
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

  /** `kill -9`. */
  async kill(): Promise<void> {
    const { product } = this;
    if (!product || product.exitCode !== null || product.signalCode !== null) return;
    product.kill('SIGKILL');
    await once(product, 'exit');
  }

  async stopServer(): Promise<void> {
    await this.server.stop();
  }

  async startServer(): Promise<void> {
    this.server = await startEmbeddedServer({ directory: join(this.directory, 'postgres') });
  }

  /** Waits until every read model shows all there is. */
  async shown(): Promise<void> {
    await expect
      .poll(
        async () => {
          const statuses = await projectionStatuses(this.pool, this.log);
          return statuses.filter(({ lag }) => lag !== '0').map(({ name, lag }) => `${name} is ${lag} behind`);
        },
        { timeout: 60_000 },
      )
      .toEqual([]);
  }

  async close(): Promise<void> {
    await this.kill();
    await this.log.close();
    await this.pool.end();
    await this.server.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
