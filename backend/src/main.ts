import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedServer, type EmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import { Command } from 'commander';
import { startAnnals } from './annals';
import { readConfiguration, WrongConfiguration, type Configuration } from './configuration';
import { DEMO_PASSWORD } from './demo/accounts';
import { fillWithDemoCompany } from './demo/fill';
import { FEWEST_EMPLOYEES } from './demo/organisation';
import { openLogger } from './logger';
import { readSecrets } from './secrets';
import { migrate, openLog } from './storage';
import { openPool } from '@annals/projections/kernel/connections';
import { UserAuth } from './accounts/user-auth';

interface Flags {
  readonly employees: number;
  readonly months: number;
}

const program = new Command('npm start --')
  .description('Starts Annals.')
  .option(
    '--employees <number>',
    'size of the demo company that fills an empty log',
    wholeNumber(FEWEST_EMPLOYEES, 200_000),
    60,
  )
  .option('--months <number>', 'months of its history', wholeNumber(1, 60), 6)
  .action((flags: Flags) => run(flags));

program.parseAsync().catch((error: unknown) => {
  const expected = error instanceof WrongConfiguration || process.env['LOG_LEVEL'] === undefined;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\nAnnals did not start.\n${message}\n`);
  if (!expected) process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : ''}\n`);
  process.exit(1);
});

async function run(flags: Flags): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = openLogger(configuration.logLevel);
  const secrets = readSecrets(configuration);
  const embedded = configuration.databaseUrl === undefined ? await startEmbedded(configuration) : undefined;
  const databaseUrl = configuration.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(databaseUrl, logger);
    if (configuration.demo) await fillIfEmpty(databaseUrl, secrets.masterKey, flags);
    const annals = await startAnnals({
      ...configuration,
      ...secrets,
      databaseUrl,
      logger,
      queue: configuration.redisUrl === undefined ? { databaseUrl } : { redisUrl: configuration.redisUrl },
      frontEndDirectory: frontEndDirectory(),
    });
    if (annals.url !== undefined) greet(annals.url, configuration.demo);
    await untilAskedToStop();
    process.stdout.write('\nStopping…\n');
    await annals.stop();
  } finally {
    await embedded?.stop();
  }
  process.stdout.write('Stopped.\n');
  process.exit(0);
}

function startEmbedded({ dataDirectory }: Configuration): Promise<EmbeddedServer> {
  return startEmbeddedServer({
    directory: join(dataDirectory, 'postgres'),
    settings: { max_connections: '100' },
  });
}

async function fillIfEmpty(
  databaseUrl: string,
  masterKey: string,
  { employees, months }: Flags,
): Promise<void> {
  const log = openLog(databaseUrl, masterKey);
  const pool = openPool(databaseUrl, 1);
  try {
    if ((await log.head()) > 0n) return;
    process.stdout.write(
      `Filling the empty log with the demo company: ${String(employees)} people, ${String(months)} months…\n`,
    );
    const onProgress = (events: number) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${events.toLocaleString('en')} events`);
    };
    const written = await fillWithDemoCompany(log, new UserAuth(pool), {
      employees,
      months,
      now: new Date(),
      onProgress,
    });
    process.stdout.write(`\r${written.toLocaleString('en')} events written.\n`);
  } finally {
    await log.close();
    await pool.end();
  }
}

/** Beside the bundle in a build, beside the sources in development. */
function frontEndDirectory(): string {
  const candidates = ['../../frontend/dist', '../frontend'].map((path) => join(import.meta.dirname, path));
  const found = candidates.find((path) => existsSync(join(path, 'index.html')));
  if (found === undefined) throw new WrongConfiguration('The front end is not built. Run: npm run build');
  return found;
}

function greet(url: string, demo: boolean): void {
  const lines = ['', `Annals is running at ${url}`, ''];
  if (demo) {
    lines.push('Demo accounts, password ' + DEMO_PASSWORD, '');
    for (const role of ['employee', 'manager', 'leader', 'admin', 'auditor'])
      lines.push(`  ${role}@annals.example`);
    lines.push('');
  }
  lines.push('Ctrl-C stops it.', '');
  process.stdout.write(lines.join('\n') + '\n');
}

/** A terminal sends Ctrl-C to every process of the command, and npm passes it on: only one that comes later is a second wish. */
const ONE_WISH_MS = 1_000;

function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const asked = () => {
      const now = Date.now();
      if (first !== undefined && now - first > ONE_WISH_MS) process.exit(130);
      first ??= now;
      resolve();
    };
    process.on('SIGINT', asked);
    process.on('SIGTERM', asked);
  });
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new WrongConfiguration(`${text} is not a whole number from ${String(least)} to ${String(most)}.`);
    return value;
  };
}
