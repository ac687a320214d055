import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventLog } from '@annals/event-store/event-log';
import { isPortFree } from '@annals/event-store/free-port';
import { openPool } from '@annals/projections/engine/connections';
import type { Logger } from 'pino';
import { refusePooler } from '../features/operations/pooler';
import { UserAuth } from '../platform/sessions/user-auth';
import { addressAt, startAnnals, type RunningAnnals } from '../annals';
import { ALONE, isAlone, sealSettings } from '../platform/sealing/settings';
import { readConfiguration, type Configuration } from '../platform/configuration/configuration';
import { WrongConfiguration } from '../platform/kernel/wrong-configuration';
import { openDatabase, type Database } from '../platform/configuration/database';
import type { DemoCompany } from '../demo-company';
import { TookTooLong, within } from '../platform/kernel/deadline';
import { queuePlaceOf } from '../platform/queue/queue';
import { reachRedis } from '../platform/queue/reach-redis';
import { openKeyWrapper, refuseWrongMasterKey } from '../master-key';
import { openLogger } from '../platform/kernel/logger';
import { readSecrets, type Secrets } from '../platform/configuration/secrets';
import { migrate } from '../migrate';
import { openLog } from '../storage';
import type { Register } from './kernel/command';
import { CommandFailure, EXIT, sentenceOf } from './kernel/failures';
import { numberOption } from './kernel/numbers';
import { untilAskedToStop } from './kernel/until-stopped';

/**
 * `annals start`, and `annals` alone: runs the product.
 * @param demo the company that fills an empty log, if the program that starts the product has one
 */
export function startWith(demo: DemoCompany | undefined): Register {
  return (annals) => {
    const start = annals.command('start', { isDefault: true }).description('starts the product');
    if (demo)
      start
        .option(
          '--employees <number>',
          'size of the demo company that fills an empty log',
          numberOption(demo.fewestEmployees, 200_000),
          60,
        )
        .option('--months <number>', 'months of its history', numberOption(1, 60), 6);
    start.action(async (flags: StartFlags) => {
      try {
        await run(demo && { company: demo, ...flags });
      } catch (error) {
        // Whatever had begun by then must not keep a process alive that does nothing.
        setTimeout(() => process.exit(EXIT.failed), ENDS_AFTER_FAILURE_MS).unref();
        throw new CommandFailure(`\nAnnals did not start.\n${sentenceOf(error)}`);
      }
    });
  };
}

interface StartFlags {
  /** Size of the demo company that fills an empty log. */
  readonly employees: number;
  /** Months of its history. */
  readonly months: number;
}

/** A demo company, and how large it is to be. */
interface Demo extends StartFlags {
  readonly company: DemoCompany;
}

/** Makes what is missing, serves until it is asked to stop, and stops in order. */
async function run(brought: Demo | undefined): Promise<void> {
  const configuration = readConfiguration(process.env);
  if (configuration.asksForDemo && !brought) throw new WrongConfiguration(NO_DEMO);
  const demo = configuration.demo ? brought : undefined;
  const logger = openLogger(configuration.logLevel);
  const secrets = readSecrets(configuration);
  const keyWrapper = await openKeyWrapper(configuration, secrets);
  if (configuration.roles.includes('api')) await refuseTakenPort(configuration);
  if (configuration.redisUrl !== undefined && configuration.roles.includes('jobs'))
    await reachRedis(configuration.redisUrl);
  // From here on there is something to end: a start that is stopped leaves no server of a database behind.
  const asked = untilAskedToStop();
  void asked.then(() => process.stdout.write('\nStopping…\n'));
  const opening = openDatabase(configuration, { keepsRunning: true });
  // One that has much to do again after a crash takes minutes to open: it is left to that.
  const openedInTime = asked.then(() => within(STOP_MS, opening).catch(() => undefined));
  const database = await Promise.race([opening, openedInTime]);
  if (database) await serve({ configuration, secrets, keyWrapper, database, demo, logger }, asked);
  process.stdout.write('Stopped.\n');
  process.exit(0);
}

/** Begins, serves until it is asked to stop, which it may be while it begins, and ends in order. */
async function serve(beginning: Beginning, asked: Promise<void>): Promise<void> {
  const { database, demo, logger } = beginning;
  try {
    const annals = await Promise.race([asked, begin(beginning)]);
    if (annals) greet(annals, beginning.configuration, demo?.company.greeting ?? []);
    await asked;
    if (annals) await endInTime(logger, annals.stop(), STOP_MS);
  } finally {
    await endInTime(logger, database.stop(), DATABASE_STOP_MS);
  }
}

interface Beginning {
  readonly configuration: Configuration;
  readonly secrets: Secrets;
  readonly keyWrapper: Awaited<ReturnType<typeof openKeyWrapper>>;
  readonly database: Database;
  readonly demo: Demo | undefined;
  readonly logger: Logger;
}

/** Makes what is missing in the database, and starts the product on it. */
async function begin(beginning: Beginning): Promise<RunningAnnals> {
  const { configuration, secrets, keyWrapper, database, demo, logger } = beginning;
  const { eventStoreUrl } = configuration;
  const databaseUrl = database.url;
  await refusePooler(databaseUrl);
  await migrate(database, logger, { eventStoreUrl, jobsOnRedis: configuration.redisUrl !== undefined });
  await refuseWrongMasterKey(configuration, database.keysUrl, keyWrapper);
  if (demo) {
    const log = openLog(databaseUrl, keyWrapper, eventStoreUrl, database.keysUrl);
    await fillWithDemo(databaseUrl, log, demo, configuration.alex);
  }
  const seal = sealSettings(configuration);
  if (configuration.production && isAlone(seal)) logger.warn(ALONE);
  if (configuration.roles.includes('jobs')) warnOf(logger, () => seal.memory.tryOut());
  const annals = await startAnnals({
    ...configuration,
    ...secrets,
    masterKey: keyWrapper,
    seal,
    databaseUrl,
    keysUrl: database.keysUrl,
    sealUrl: database.sealUrl,
    logger,
    queue: queuePlaceOf(configuration, database),
    frontEndDirectory: configuration.roles.includes('api') ? frontEndDirectory() : '',
    demoCompany: demo?.company,
  });
  if (configuration.mail === 'off')
    logger.warn('SMTP_URL is not set: nobody gets e-mails, and forgotten passwords cannot be reset');
  return annals;
}

/** What hinders nobody from starting, and has to be mended all the same. */
function warnOf(logger: Logger, attempt: () => void): void {
  try {
    attempt();
  } catch (error) {
    logger.warn(sentenceOf(error));
  }
}

/** A failed start ends the process after so long. */
const ENDS_AFTER_FAILURE_MS = 3_000;
/** How long the product, and then its own database, may take to stop: whatever is away, SIGTERM ends within twenty seconds. */
const STOP_MS = 13_000;
const DATABASE_STOP_MS = 5_000;

/** What does not end in time is given up: nothing of the log is lost by it, and what was under way is taken up at the next start. */
async function endInTime(logger: Logger, ending: Promise<void>, ms: number): Promise<void> {
  try {
    await within(ms, ending);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    logger.warn('stopped without waiting any longer for what does not answer');
  }
}

/** Before anything is made: who starts it twice is told at once. */
async function refuseTakenPort({ port, host }: Pick<Configuration, 'port' | 'host'>): Promise<void> {
  if (await isPortFree(port, host)) return;
  throw new WrongConfiguration(
    `Something listens on port ${port} already. If that is Annals, it is running; else stop it, or choose another port with PORT.`,
  );
}

/** What is said where a demo company is asked for by name and none was brought. */
const NO_DEMO =
  'ANNALS_DEMO is true, and this program has no demo company: it is not in what is installed for real. ' +
  'Start demo/dist/main.js instead, as npm start does; with Docker Compose, add docker-compose.demo.yml. Or set ANNALS_DEMO=false.';

async function fillWithDemo(
  databaseUrl: string,
  log: EventLog,
  { company, employees, months }: Demo,
  asksForBriefing: boolean,
): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    const written = await company.fillIfEmpty(log, new UserAuth(pool), {
      employees,
      months,
      asksForBriefing,
      now: new Date(),
      onBegin: () =>
        process.stdout.write(
          `Filling the empty log with the demo company: ${String(employees)} people, ${String(months)} months…\n`,
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

/** @param more who can sign in, where that is no secret */
function greet(
  { url, sidePort }: RunningAnnals,
  { roles, host }: Pick<Configuration, 'roles' | 'host'>,
  more: readonly string[],
): void {
  if (url === undefined) {
    const probes =
      sidePort === undefined
        ? 'It has no probes: ANNALS_SIDE_PORT gives it a port for them.'
        : `Its probes: ${addressAt(host, sidePort)}/health/ready`;
    process.stdout.write(`Annals is running as ${roles.join(' and ')}, without pages. ${probes}\n`);
    return;
  }
  const lines = ['', `Annals is running at ${url}`, '', ...more];
  if (more.length > 0) lines.push('');
  lines.push('Ctrl-C stops it.', '');
  process.stdout.write(lines.join('\n') + '\n');
}
