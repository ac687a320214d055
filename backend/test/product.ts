import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role, SignInRole } from '@annals/contracts/kernel/roles';
import type { EventLog } from '@annals/event-store/event-log';
import { inProcessSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { pino, type Logger } from 'pino';
import { vi } from 'vitest';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { demoCompany } from '@annals/demo/demo-company';
import { fillWithDemoCompany } from '@annals/demo/fill';
import { FEWEST_EMPLOYEES, organization, type DemoCast } from '@annals/demo/company/organization';
import { openPool } from '@annals/projections/engine/connections';
import { FEED_CHANNEL } from '@annals/projections/engine/feed-notice';
import { projections } from '@annals/projections/features';
import { copiedDatabase, freshDatabase } from '../../event-store/test/fresh-database';
import { testUsers, withTestUsers } from '../../event-store/test/database-users';
import type { DatabaseUrls } from '../src/platform/configuration/database';
import { startAnnals, type RunningAnnals } from '../src/annals';
import { LONGEST_WAIT_MS } from '../src/platform/http/routes';
import type { LanguageModelSettings } from '../src/platform/configuration/language-model';
import type { MailRoute } from '../src/platform/mail/transport';
import { SealMemory } from '../src/platform/sealing/seal-memory';
import type { SealSettings } from '../src/platform/sealing/settings';
import type { ProcessRole } from '../src/platform/kernel/process-role';
import type { QueuePlace } from '../src/platform/queue/queue';
import { inspectQueue } from '../src/platform/queue/queue-inspection';
import type { PictureSettings } from '../src/platform/pictures/open-store';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { UserAuth } from '../src/platform/sessions/user-auth';
import { migrate } from '../src/migrate';
import { openLog } from '../src/storage';

const SEED = 2026;
/** One for all of them: the copies of a database hold what it encrypted. */
const MASTER_KEY = Buffer.alloc(32, 'demo company').toString('base64');
const SESSION_SECRET = randomBytes(32).toString('hex');
const LOGGER = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

/** What the demo account of each role chooses when it signs in. */
const SIGNS_IN_AS: Readonly<Record<Role, SignInRole>> = {
  employee: 'employee',
  manager: 'manager',
  leader: 'manager',
  admin: 'admin',
  auditor: 'admin',
};

/** The product with the demo company on a database of its own, over real HTTP. */
export interface Product {
  readonly url: string;
  /** Of a superuser, who may look at everything and alter it; the product itself has users of its own. */
  readonly databaseUrl: string;
  readonly masterKey: string;
  readonly sessionSecret: string;
  readonly annals: RunningAnnals;
  readonly cast: DemoCast;
  /** Lets time pass for this product alone. */
  setClock(now: Date): void;
  /** A browser without a session, at an address of its own for the rate limits. */
  visitor(): Client;
  signedIn(email: string, role: SignInRole): Promise<Client>;
  /** Signed in with the demo account of a role. */
  as(role: Role): Promise<Client>;
  /** The position of the newest event. */
  head(): Promise<bigint>;
  /** The position of the newest event that a person wrote, and nothing that happened by itself, nor that they showed once more who they are: what was refused leaves it where it is. */
  written(): Promise<bigint>;
  /** Waits until every read model shows what has been written so far. */
  caughtUp(): Promise<void>;
  /** Starts another process's worth of it on the same database. */
  again(roles: readonly ProcessRole[]): Promise<RunningAnnals>;
  stop(): Promise<void>;
}

/** Waits until every read model shows what has been written so far, and the process has heard all that was told of it. */
export async function untilCaughtUp({ services: { feed, log, pool } }: RunningAnnals): Promise<void> {
  const names = projections.map(({ name }) => name);
  if (!(await feed.waitFor(names, await log.head(), 50_000)))
    throw new Error('The read models did not catch up');
  const last = randomUUID();
  const heard = new Promise<void>((resolve) => {
    const end = feed.onMoved(({ name }) => {
      if (name !== last) return;
      end();
      resolve();
    });
  });
  const notice = { name: last, position: '0', tags: [], people: [] };
  await pool.query('SELECT pg_notify($1, $2)', [FEED_CHANNEL, JSON.stringify(notice)]);
  await heard;
}

/** The key of the log. */
export const SEAL_SEED = Buffer.alloc(32, 'the key of the seal');

/** A seal that does nothing by itself. */
export const quietSeal = (): SealSettings => ({
  signer: inProcessSigner(SEAL_SEED),
  isPreviousLost: false,
  memory: new SealMemory(undefined),
  origin: 'annals.example/log',
  folder: undefined,
  ownFolder: undefined,
  webhook: undefined,
  bucket: undefined,
  witnesses: [],
  scheduled: false,
});

/** How a product differs from the usual one. */
export interface ProductOptions {
  readonly roles?: readonly ProcessRole[];
  /** Off unless a test is about e-mails: they are events too, and other tests count events. */
  readonly mail?: MailRoute;
  readonly seal?: Partial<SealSettings>;
  /** Where the log is, when not in the database. */
  readonly eventStoreUrl?: string;
  /** Where the signed list of erasures is kept, when a test is about it. */
  readonly erasureListFile?: string;
  /** An endpoint that may put insights and briefings into other words. */
  readonly languageModel?: LanguageModelSettings;
  /** How many proxies are in front; each client is one of its own unless a test says otherwise. */
  readonly trustedProxies?: number;
  /** How long a session lasts at most: two years, so that tests can let weeks go by, unless a test is about it. */
  readonly sessionDays?: number;
  /** As in production: no account may be open with the demo company's password. */
  readonly refusesDemoAccounts?: boolean;
  readonly publicUrl?: string;
  /** Requests of one person in a minute; the usual number unless a test needs more. */
  readonly requestsPerMinute?: number;
  /** Where the pictures of people are; a folder of its own unless a test is about it. */
  readonly pictures?: PictureSettings;
  /** Where the jobs are, when not in the database. */
  readonly queue?: QueuePlace;
  /** Where it logs, when a test is about that. */
  readonly logger?: Logger;
}

/** As little of a build of the front end as the server needs. */
const FRONT_END = {
  'index.html':
    '<!doctype html><html><head><title>Annals</title><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>',
  'first-view.css': '.first-view{margin:0}',
  'first-theme.js': 'document.title',
};

/** Sealing goes on by itself only where a test asks for it, and ALEX looks for nothing by itself: checkpoints and insights are events too. */
export async function startProduct({
  roles = ['api', 'projections', 'jobs'],
  mail = 'off',
  seal = {},
  eventStoreUrl,
  erasureListFile,
  languageModel,
  trustedProxies = 1,
  sessionDays = 730,
  refusesDemoAccounts = false,
  publicUrl,
  requestsPerMinute,
  pictures,
  queue,
  logger = LOGGER,
}: ProductOptions = {}): Promise<Product> {
  const { databaseUrl, madeAt } = await demoDatabase(eventStoreUrl);
  const frontEndDirectory = mkdtempSync(join(tmpdir(), 'annals-front-end-'));
  for (const [file, content] of Object.entries(FRONT_END))
    writeFileSync(join(frontEndDirectory, file), content);
  let now: Date | undefined;
  const settings = {
    ...settingsOn(databaseUrl, eventStoreUrl),
    erasureListFile,
    frontEndDirectory,
    languageModel,
    trustedProxies,
    sessionDays,
    refusesDemoAccounts,
    publicUrl,
    requestsPerMinute,
    logger,
    mail,
    ...(pictures ? { pictures } : {}),
    ...(queue ? { queue } : {}),
    clock: () => now ?? new Date(),
  };
  const start = (which: readonly ProcessRole[]) =>
    startAnnals({ ...settings, seal: { ...settings.seal, ...seal }, roles: which });
  const annals = await start(roles);
  const others: RunningAnnals[] = [];
  const url = annals.url ?? '';
  const written: Written = { position: 0n };
  const signedIn = async (email: string, role: SignInRole) => {
    const client = new Client(url, written);
    const answer = await client.post('/api/auth/login', { email, password: DEMO_PASSWORD, role });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${String(answer.status)}`);
    return client;
  };
  return {
    url,
    databaseUrl,
    masterKey: MASTER_KEY,
    sessionSecret: SESSION_SECRET,
    annals,
    cast: organization(FEWEST_EMPLOYEES, SEED, madeAt.toISOString().slice(0, 10)).cast,
    setClock: (moment) => (now = moment),
    visitor: () => new Client(url, written),
    signedIn,
    as: (role) => signedIn(`${role}@annals.example`, SIGNS_IN_AS[role]),
    head: () => annals.services.log.head(),
    written: async () => {
      const { rows } = await annals.services.pool.query<{ position: bigint }>(
        `SELECT position FROM annals_events.events WHERE metadata->>'actorId' NOT LIKE 'system:%' AND type <> 'SteppedUp' ORDER BY position DESC LIMIT 1`,
      );
      return rows[0]?.position ?? 0n;
    },
    caughtUp: () => untilCaughtUp(annals),
    again: async (which) => {
      const other = await start(which);
      others.push(other);
      return other;
    },
    stop: async () => {
      for (const other of others) await other.stop();
      await annals.stop();
      rmSync(frontEndDirectory, { recursive: true, force: true });
      if ('directory' in settings.pictures)
        rmSync(settings.pictures.directory, { recursive: true, force: true });
    },
  };
}

/** A database with the demo company in it: a copy when the log is in it as well, else filled anew. */
async function demoDatabase(
  eventStoreUrl: string | undefined,
): Promise<{ databaseUrl: string; madeAt: Date }> {
  if (eventStoreUrl === undefined) {
    const { url, madeAt } = await copiedDatabase('demo_company', async (template, at) => {
      await fillDemo(template, undefined, at);
      const settings = settingsOn(template);
      // The read models first: what the jobs find in them is the same in every run then.
      const folding = await startAnnals({ ...settings, roles: ['projections'] });
      await untilCaughtUp(folding);
      await folding.stop();
      const annals = await startAnnals({ ...settings, roles: ['projections', 'jobs'] });
      await untilSwept(settings.queue);
      await untilCaughtUp(annals);
      await annals.stop();
    });
    return { databaseUrl: url, madeAt };
  }
  const [databaseUrl, madeAt] = [await freshDatabase(), new Date()];
  await fillDemo(databaseUrl, eventStoreUrl, madeAt);
  return { databaseUrl, madeAt };
}

/** Waits until every job that is repeated was done once, and what they found as well: a product that starts on a copy is one that is started again. */
async function untilSwept(place: QueuePlace): Promise<void> {
  const jobs = inspectQueue(place);
  const look = async () => {
    const done = new Set((await jobs.list('completed', 10_000)).map(({ name }) => name));
    const repeated = await Promise.all(jobs.queues.map((queue) => queue.getJobSchedulers()));
    const { waiting, active } = await jobs.counts();
    return waiting + active === 0 && repeated.flat().every(({ name }) => done.has(name));
  };
  // A machine that is busy answers later than somebody would wait who looks.
  const isSwept = () => look().catch(() => false);
  try {
    await vi.waitUntil(isSwept, { timeout: 120_000, interval: 100 });
  } finally {
    await jobs.close();
  }
}

/** As the embedded product and Docker Compose do it: owner, application, keys and seal are users of their own. */
async function fillDemo(databaseUrl: string, eventStoreUrl: string | undefined, now: Date): Promise<void> {
  await prepare(databaseUrl, eventStoreUrl);
  await withLogOf(databaseUrl, eventStoreUrl, async (log, accounts) => {
    await fillWithDemoCompany(log, accounts, { employees: FEWEST_EMPLOYEES, months: 1, now });
  });
}

/** Makes the users and the tables of the product in an empty database. */
export async function prepare(databaseUrl: string, eventStoreUrl?: string): Promise<void> {
  await withTestUsers(databaseUrl);
  const { url, keysUrl, ...users } = usersOf(databaseUrl);
  await migrate({ url, keysUrl, ...users }, LOGGER, { eventStoreUrl });
  // Tests open the log, the keys and the seal as the superuser, too, whose connections take on the role of one user for everything.
  for (const grant of [migrateEventStore, migratePersonalKeys, migrateSeal]) await grant(databaseUrl);
}

/** Does something with the log and the accounts of a product that does not run. */
export async function withLogOf(
  databaseUrl: string,
  eventStoreUrl: string | undefined,
  act: (log: EventLog, accounts: UserAuth) => Promise<void>,
): Promise<void> {
  const { url, keysUrl } = usersOf(databaseUrl);
  const log = openLog(url, MASTER_KEY, eventStoreUrl, keysUrl);
  const pool = openPool(url, 1);
  try {
    await act(log, new UserAuth(pool));
  } finally {
    await log.close();
    await pool.end();
  }
}

/** The users of the product, for a database that a test knows by its superuser. */
function usersOf(databaseUrl: string): DatabaseUrls {
  const { owner, application, keys, seal } = testUsers(databaseUrl);
  return { url: application, keysUrl: keys, sealUrl: seal, ownerUrl: owner };
}

const settingsOn = (superuserUrl: string, eventStoreUrl?: string) => ({
  databaseUrl: usersOf(superuserUrl).url,
  keysUrl: usersOf(superuserUrl).keysUrl,
  sealUrl: usersOf(superuserUrl).sealUrl,
  eventStoreUrl,
  masterKey: MASTER_KEY,
  logger: LOGGER,
  sessionSecret: SESSION_SECRET,
  frontEndDirectory: '',
  publicUrl: undefined,
  trustedProxies: 1,
  sessionDays: 365,
  queue: { databaseUrl: usersOf(superuserUrl).url, isPrepared: true },
  host: '127.0.0.1',
  port: 0,
  demoCompany,
  alex: false,
  mail: 'off' as MailRoute,
  timeZone: 'UTC',
  holidayCalendar: 'US' as const,
  seal: quietSeal(),
  pictures: { directory: join(tmpdir(), `annals-pictures-${randomUUID()}`) },
});

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown;
}

const BEGINS_SESSION = new Set(['/api/auth/login', '/api/auth/welcome']);

const isAskedToStepUp = ({ status, text }: Answer) =>
  status === 403 && text.includes('urn:annals:problem:request.step-up-needed');

/** A busy machine folds later than the product lets a reader wait. */
const LONGEST_CATCHING_UP_MS = 30_000;

/** The position of the last command of anybody. */
interface Written {
  position: bigint;
}

/** A browser's side of HTTP: keeps cookies, comes from an address of its own. */
export class Client {
  private readonly cookies = new Map<string, string>();
  private readonly address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`;
  /** The position of the last command, sent with reads. */
  position: string | undefined;
  /** The password that was last signed in with: shown once more where a route asks for that. undefined: it is not shown, and the refusal is answered. */
  password: string | undefined;

  /** @param written what all clients of a product know of: what one person has done, another one reads. Never by address: a port is given to one product after another */
  constructor(
    private readonly url: string,
    private readonly written: Written = { position: 0n },
  ) {}

  /** Reads what the last command has changed: asks again when the product waited in vain to show it. Stale at once means that a read model stands still; that answer is given. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const ends = Date.now() + LONGEST_CATCHING_UP_MS;
    if (this.written.position > BigInt(this.position ?? 0)) this.position = String(this.written.position);
    for (;;) {
      const asked = Date.now();
      const answer = await this.getOnce(path, headers);
      const waited = answer.headers.get('Annals-Stale') !== null && Date.now() - asked >= LONGEST_WAIT_MS;
      if (!waited || Date.now() > ends) return answer;
    }
  }

  /** As a browser reads: stale when the read models are not that far in time. */
  getOnce(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, {
      ...(this.position === undefined ? {} : { 'Annals-Minimum-Position': this.position }),
      ...headers,
    });
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.command('POST', path, body, headers);
  }

  async patch(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.command('PATCH', path, body, headers);
  }

  /** As people do: who is asked to show once more that it is they shows it, and sends it again. */
  async send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const answer = await this.sendOnce(method, path, body, headers);
    if (this.password === undefined || !isAskedToStepUp(answer)) return answer;
    const shown = await this.sendOnce(
      'POST',
      '/api/account/step-up/password',
      JSON.stringify({ password: this.password }),
      { 'content-type': 'application/json' },
    );
    return shown.status === 200 ? this.sendOnce(method, path, body, headers) : answer;
  }

  private async sendOnce(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: this.cookieHeader(),
        'x-forwarded-for': this.address,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  /** What a browser would send. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The value of a cookie, and a way to set it. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** The same person, where the product is now. */
  at(url: string): Client {
    const moved = new Client(url, this.written);
    for (const [name, value] of this.cookies) moved.setCookie(name, value);
    moved.password = this.password;
    return moved;
  }

  private async command(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const answer = await this.send(method, path, JSON.stringify(body), {
      'content-type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...headers,
    });
    const { password } = (body ?? {}) as { password?: unknown };
    if (answer.status === 200 && typeof password === 'string' && BEGINS_SESSION.has(path))
      this.password = password;
    const { position } = (answer.json ?? {}) as { position?: string };
    if (position !== undefined) {
      this.position = position;
      if (BigInt(position) > this.written.position) this.written.position = BigInt(position);
    }
    return answer;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
