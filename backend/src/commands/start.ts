import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventLog } from '@annals/event-store/event-log';
import { openPool } from '@annals/projections/kernel/connections';
import { UserAuth } from '../accounts/user-auth';
import { startAnnals } from '../annals';
import { sealSettings } from '../audit/sealing/settings';
import { readConfiguration, WrongConfiguration } from '../configuration';
import { openDatabase } from '../database';
import { DEMO_PASSWORD } from '../demo/accounts';
import { fillIfEmpty } from '../demo/fill';
import { FEWEST_EMPLOYEES } from '../demo/organisation';
import { queuePlaceOf } from '../jobs/queue';
import { openLogger } from '../logger';
import { readSecrets } from '../secrets';
import { migrate, openLog } from '../storage';
import type { Register } from './kernel/command';
import { CommandFailure } from './kernel/failures';
import { numberOption } from './kernel/numbers';

/** `annals start`, and `annals` alone: runs the product. */
export const start: Register = (annals) => {
  annals
    .command('start', { isDefault: true })
    .description('starts the product')
    .option(
      '--employees <number>',
      'size of the demo company that fills an empty log',
      numberOption(FEWEST_EMPLOYEES, 200_000),
      60,
    )
    .option('--months <number>', 'months of its history', numberOption(1, 60), 6)
    .action(async (flags: StartFlags) => {
      try {
        await run(flags);
      } catch (error) {
        // A sentence for what can be mended by whoever starts it; the whole error for what cannot.
        const mendable = error instanceof WrongConfiguration;
        const detail = error instanceof Error ? (mendable ? error.message : error.stack) : String(error);
        throw new CommandFailure(`\nAnnals did not start.\n${detail ?? ''}`);
      }
    });
};

interface StartFlags {
  /** Size of the demo company that fills an empty log. */
  readonly employees: number;
  /** Months of its history. */
  readonly months: number;
}

/** Makes what is missing, serves until it is asked to stop, and stops in order. */
async function run(flags: StartFlags): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = openLogger(configuration.logLevel);
  const secrets = readSecrets(configuration);
  const database = await openDatabase(configuration);
  const databaseUrl = database.url;
  try {
    const { eventStoreUrl } = configuration;
    await migrate(databaseUrl, logger, eventStoreUrl);
    if (configuration.demo)
      await fillWithDemo(databaseUrl, openLog(databaseUrl, secrets.masterKey, eventStoreUrl), {
        ...flags,
        asksForBriefing: configuration.alex,
      });
    const annals = await startAnnals({
      ...configuration,
      ...secrets,
      seal: sealSettings(configuration),
      databaseUrl,
      logger,
      queue: queuePlaceOf(configuration, databaseUrl),
      frontEndDirectory: configuration.roles.includes('api') ? frontEndDirectory() : '',
    });
    if (configuration.mail === 'off')
      logger.warn('SMTP_URL is not set: nobody gets e-mails, and forgotten passwords cannot be reset');
    if (annals.url !== undefined) greet(annals.url, configuration.demo);
    await untilAskedToStop();
    process.stdout.write('\nStopping…\n');
    await annals.stop();
  } finally {
    await database.stop();
  }
  process.stdout.write('Stopped.\n');
  process.exit(0);
}

async function fillWithDemo(
  databaseUrl: string,
  log: EventLog,
  flags: StartFlags & { asksForBriefing: boolean },
): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    const written = await fillIfEmpty(log, new UserAuth(pool), {
      ...flags,
      now: new Date(),
      onBegin: () =>
        process.stdout.write(
          `Filling the empty log with the demo company: ${String(flags.employees)} people, ${String(flags.months)} months…\n`,
        ),
      onProgress: (events) => {
        if (process.stdout.isTTY) process.stdout.write(`\r${events.toLocaleString('en')} events`);
      },
    });
    if (written > 0) process.stdout.write(`\r${written.toLocaleString('en')} events written.\n`);
  } finally {
    await log.close();
    await pool.end();
  }
}

/** Beside the bundle in a build, beside the sources in development. */
function frontEndDirectory(): string {
  const candidates = ['../../frontend/dist', '../../../frontend/dist'].map((path) =>
    join(import.meta.dirname, path),
  );
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
