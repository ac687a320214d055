import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@annals/projections/engine/connections';
import { hashPassword } from '@annals/backend/features/accounts/passwords';
import { UserAuth } from '@annals/backend/platform/sessions/user-auth';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { DemoLog } from './demo-log';

export const PASSWORD = 'bench-password';

/** The built product as a process of its own, with managers who are signed in. */
export interface BenchProduct {
  /** Where it answers. */
  readonly address: string;
  readonly managers: readonly SignedIn[];
  stop(): Promise<void>;
}

export interface SignedIn {
  readonly email: string;
  /** Someone who reports to them. */
  readonly reportId: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
}

/**
 * Starts the product on a log and signs in some of its managers.
 * @param managers how many; a person may send 1,200 requests a minute
 */
export async function benchProduct({ url, masterKey }: DemoLog, managers: number): Promise<BenchProduct> {
  // Its own, as checkpoints of another log would be ahead of this one.
  const data = await mkdtemp(join(tmpdir(), 'annals-bench-'));
  const child = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: {
      ...process.env,
      PORT: '0',
      ANNALS_DATA: data,
      DATABASE_URL: url,
      ANNALS_MASTER_KEY: masterKey,
      ANNALS_SESSION_SECRET: masterKey,
      LOG_LEVEL: 'warn',
      ANNALS_TRUST_PROXY: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /running at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  await untilReady(address);
  return {
    address,
    managers: await signInManagers(url, address, managers),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true });
    },
  };
}

/** A long log takes a while to be folded for the first time. */
async function untilReady(address: string): Promise<void> {
  for (;;) {
    const { status } = await fetch(`${address}/health/ready`);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function signInManagers(databaseUrl: string, address: string, count: number): Promise<SignedIn[]> {
  const pool = openPool(databaseUrl, 1);
  const { rows } = await pool.query<{ id: PersonId; email: string; reportId: string }>(
    `SELECT manager.id, manager.email, (SELECT report.id FROM annals_read.people report WHERE report."managerId" = manager.id LIMIT 1) AS "reportId"
     FROM annals_read.people manager WHERE manager.role = 'manager' ORDER BY md5(manager.id::text) LIMIT $1`,
    [count],
  );
  const hashedPassword = await hashPassword(PASSWORD);
  await new UserAuth(pool).open(
    rows.map(({ id, email }) => ({ userId: id, email, hashedPassword, role: 'manager' as const })),
  );
  await pool.query(`UPDATE annals_accounts.user_auth SET "hashedPassword" = $1`, [hashedPassword]);
  await pool.end();
  return Promise.all(
    rows.map(({ email, reportId }, index) =>
      signIn(address, email, reportId, `10.1.${Math.floor(index / 20)}.1`),
    ),
  );
}

async function signIn(address: string, email: string, reportId: string, from: string): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: PASSWORD, role: 'manager' }),
  });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    email,
    reportId,
    get: (path, more = {}) => fetch(address + path, { headers: { cookie, ...more } }),
    post: (path, body) =>
      fetch(address + path, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) }),
  };
}
