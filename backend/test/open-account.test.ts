import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { startAnnals, type RunningAnnals } from '../src/annals';
import { Client, quietSeal } from './product';
import { SERVER_PROGRAM } from './server-program';

const MASTER_KEY = randomBytes(32).toString('base64');
const SEAL_KEY = Buffer.alloc(32, 1).toString('base64');
const PASSWORD = 'a long enough password';

let databaseUrl: string;
let directory: string;
let annals: RunningAnnals | undefined;
beforeAll(async () => {
  databaseUrl = await freshDatabase();
  directory = mkdtempSync(join(tmpdir(), 'annals-open-account-'));
});
afterAll(async () => {
  await annals?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Runs the command as an operator would, in production mode. */
function openAccount(password: string, email = 'ada@example.org', ...more: string[]) {
  const flags = ['--email', email, '--first-name', 'Ada', '--last-name', 'Lovelace', ...more];
  return runAnnals(['open-account', ...flags], password);
}

function runAnnals(words: string[], input = ''): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...SERVER_PROGRAM, ...words], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://annals.example.org',
      ANNALS_MASTER_KEY: MASTER_KEY,
      ANNALS_SEAL_KEY: SEAL_KEY,
      ANNALS_SESSION_SECRET: MASTER_KEY,
      ANNALS_DATA: directory,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  child.stdin.end(`${input}\n`);
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
}

test('the first administrator of an empty installation comes in by a command', async () => {
  expect(await openAccount('short')).toMatchObject({
    code: 1,
    output: expect.stringContaining('at least 12 characters') as string,
  });
  expect(await openAccount(PASSWORD)).toMatchObject({
    code: 0,
    output: 'ada@example.org can sign in now.\n',
  });
  const again = await openAccount(PASSWORD, 'ADA@example.org');
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining('has an account already') as string,
  });
  expect(again.output).not.toContain(PASSWORD);

  annals = await startAnnals({
    databaseUrl,
    masterKey: MASTER_KEY,
    sessionSecret: MASTER_KEY,
    logger: pino({ level: 'silent' }),
    roles: ['api', 'projections'],
    publicUrl: 'https://annals.example.org',
    trustedProxies: 0,
    sessionDays: 7,
    frontEndDirectory: directory,
    pictures: { directory: join(directory, 'pictures') },
    queue: { databaseUrl },
    host: '127.0.0.1',
    port: 0,
    alex: false,
    mail: 'off',
    timeZone: 'UTC',
    seal: quietSeal(),
    holidayCalendar: 'US',
  });
  const client = new Client(annals.url ?? '');
  const login = { email: 'ada@example.org', password: PASSWORD, role: 'admin' };
  // Behind a proxy that ends TLS: what reaches the process is http, what the browser sees is https.
  const headers = { origin: 'https://annals.example.org' };
  const answer = await client.post('/api/auth/login', login, headers);
  expect([answer.status, answer.json]).toEqual([200, { role: 'admin' }]);
  expect(answer.headers.getSetCookie().every((cookie) => cookie.includes('; secure'))).toBe(true);
  await expect
    .poll(async () => (await client.get('/api/auth/user')).json)
    .toMatchObject({ firstName: 'Ada', role: 'admin' });
  expect((await client.post('/api/auth/login', login, { origin: 'http://127.0.0.1' })).status).toBe(403);
  expect((await client.get('/api/auth/demo-accounts')).json).toEqual([]);
});

test('a single administrator becomes two by the command line, where the operator gives the role and hands the link over', async () => {
  const email = 'grace@example.org';
  expect((await openAccount(PASSWORD, email, '--role', 'employee')).code).toBe(0);
  const refused = await runAnnals(['accounts', 'role', email, 'admin']);
  expect([refused.code, refused.output]).toEqual([2, expect.stringContaining('--reason')]);
  const granted = await runAnnals([
    'accounts',
    'role',
    email,
    'admin',
    '--reason',
    'The second one',
    '--json',
  ]);
  expect(granted.code).toBe(0);
  const { personId, link, role } = JSON.parse(granted.output) as Record<string, string>;
  expect(role).toBe('admin');
  const { services, url = '' } = annals ?? {};
  const events = await services?.log.readStream(`person-${personId ?? ''}`);
  expect(events?.at(-1)).toMatchObject({
    type: 'RoleGranted',
    data: { role: 'admin', approvedBy: null },
    metadata: { actorId: 'system:operator', reason: 'The second one' },
  });
  // The password they had before has ended; the link gives them a new one.
  const client = new Client(url);
  const headers = { origin: 'https://annals.example.org' };
  const login = { email, password: PASSWORD, role: 'admin' };
  expect((await client.post('/api/auth/login', login, headers)).status).toBe(401);
  const token = new URL(link ?? '').searchParams.get('token');
  const chosen = await client.post('/api/auth/welcome', { token, password: 'another long one' }, headers);
  expect([chosen.status, chosen.json]).toEqual([200, { role: 'admin' }]);
});
