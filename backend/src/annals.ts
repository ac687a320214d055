import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { KeyWrapper } from '@annals/event-store/personal-data/key-wrapper';
import { freePort } from '@annals/event-store/free-port';
import { SealStore } from '@annals/event-store/sealing/seal-store';
import { SharedLog } from '@annals/event-store/shared-log';
import { openPool, openReadModels } from '@annals/projections/engine/connections';
import { ReadModelFeed } from '@annals/projections/engine/feed';
import { aheadOfLog } from '@annals/projections/engine/status';
import { ProjectionWorker, WORKER_CONNECTIONS } from '@annals/projections/engine/worker';
import { projections } from '@annals/projections/features';
import type { Logger } from 'pino';
import { followDatabaseClock } from './platform/kernel/database-clock';
import { watchedTransport } from './platform/mail/watched';
import { KnownDevices } from './platform/sessions/known-devices';
import { SessionStore } from './platform/sessions/session-store';
import { SignInLimits } from './platform/sessions/sign-in-limits';
import { UserAuth } from './platform/sessions/user-auth';
import { Seal } from './platform/sealing/seal';
import { publishedAnchors } from './platform/sealing/published';
import type { SealSettings } from './platform/sealing/settings';
import { WrongConfiguration } from './platform/kernel/wrong-configuration';
import type { ProcessRole } from './platform/kernel/process-role';
import { seldom } from './platform/kernel/seldom';
import { createApplication, type ApplicationOptions } from './application';
import type { DemoCompany } from './demo-company';
import { inspectQueue } from './platform/queue/queue-inspection';
import { BACKEND_FEATURES, COLLECTED } from './features';
import { startJobs } from './platform/jobs/start';
import type { QueuePlace } from './platform/queue/queue';
import { dispatcher, onceDispatcher } from './platform/commands/dispatch';
import { batchDispatcher } from './platform/commands/dispatch-many';
import { refuseDemoAccounts } from './features/accounts/public-password';
import type { LanguageModelSettings } from './platform/configuration/language-model';
import { openTransport, type MailRoute } from './platform/mail/transport';
import { timeZonesOf } from './platform/kernel/time-zones';
import { AdvisoryLocks } from './platform/commands/advisory-locks';
import { holidayCalendars } from './platform/kernel/public-holidays';
import { keyedIds } from './platform/kernel/keyed-ids';
import { secretBox } from './platform/kernel/secret-box';
import { logBehindSeal } from './features/operations/log-behind-seal';
import { replayErasures } from './features/privacy/erase';
import { announceProcess } from './platform/http/upgrade';
import type { Services } from './platform/services/services';
import { openMetrics } from './features/operations/metrics';
import { openManagementServer } from './platform/telemetry/management-server';
import { openTracing, UNTRACED, type Tracing } from './platform/kernel/tracing';
import { openLog } from './storage';
import { openPictureStore, type PictureSettings } from './platform/pictures/open-store';
import { Pictures } from './platform/pictures/pictures';

export interface AnnalsOptions extends Omit<ApplicationOptions, 'metrics' | 'tracing'> {
  readonly databaseUrl: string;
  /** The database users of the personal keys and of the seal; undefined: the same one. */
  readonly keysUrl?: string | undefined;
  readonly sealUrl?: string | undefined;
  /** Where the log is; undefined: in the same database. */
  readonly eventStoreUrl?: string | undefined;
  /** What wraps the keys of people; a text is a master key in base64. */
  readonly masterKey: string | KeyWrapper;
  readonly queue: QueuePlace;
  readonly roles: readonly ProcessRole[];
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** The demo company whose accounts the sign-in screen shows; left out: it shows none. */
  readonly demoCompany?: DemoCompany | undefined;
  /** Whether it refuses to start while accounts are open with the demo company's password. */
  readonly refusesDemoAccounts?: boolean;
  /** Whether ALEX looks for insights. */
  readonly alex: boolean;
  readonly languageModel?: LanguageModelSettings | undefined;
  readonly mail: MailRoute;
  /** The time zone of e-mails to people who have not named theirs. */
  readonly timeZone: string;
  /** Where the public holidays are taken from, such as `DE` or `US-CA`. */
  readonly holidayCalendar: string;
  readonly seal: SealSettings;
  /** Where the pictures of people are. */
  readonly pictures: PictureSettings;
  /** Where the signed list of erasures is kept, which is replayed before anything opens. */
  readonly erasureListFile?: string | undefined;
  readonly logger: Logger;
  /** The port of the management server (probes, Prometheus); 0: any free one; undefined: none. */
  readonly sidePort?: number | undefined;
  readonly metrics?: boolean;
  readonly metricsToken?: string | undefined;
  /** Where traces go, by OTLP over HTTP; undefined: nowhere. */
  readonly tracesEndpoint?: string | undefined;
  /** Another clock, for tests of automatic acts. */
  readonly clock?: () => Date;
}

export interface RunningAnnals {
  /** Where it answers; undefined when this process has no API. */
  readonly url: string | undefined;
  readonly services: Services;
  /** The port of the management server; undefined when there is none. */
  readonly sidePort: number | undefined;
  /** Finishes what is under way, then ends. */
  stop(): Promise<void>;
}

/** Starts the parts of Annals that this process is to run, on a database whose schemas exist. */
export async function startAnnals(given: AnnalsOptions): Promise<RunningAnnals> {
  // Known before anything runs: invitations, e-mails and calendar feeds carry links to it.
  const options = { ...given, port: given.port === 0 ? await freePort(given.host) : given.port };
  const { databaseUrl, logger, roles, clock = () => new Date() } = options;
  const log = openLog(databaseUrl, options.masterKey, options.eventStoreUrl, options.keysUrl);
  const sharedLog = new SharedLog(log);
  const pool = openPool(databaseUrl, 10);
  const readModels = openReadModels(databaseUrl, 10);
  const feed = new ReadModelFeed(pool, databaseUrl);
  const closing: (() => Promise<unknown>)[] = [
    () => log.close(),
    () => pool.end(),
    () => readModels.destroy(),
    () => feed.close(),
  ];
  /** Ends what was started last first: whatever uses something ends before it. */
  const stop = async () => {
    for (const close of closing.splice(0).reverse())
      await close().catch((error: unknown) => logger.warn({ err: error }, 'while stopping'));
  };
  try {
    const databaseClock = given.clock ? undefined : await followDatabaseClock(pool, logger);
    // Ends last: what is under way while the process stops goes by the same time.
    if (databaseClock) closing.unshift(() => databaseClock.end());
    const ahead = await aheadOfLog(pool, () => log.head());
    if (ahead.length > 0)
      throw new WrongConfiguration(
        `The log is older than the read models (${ahead.join(', ')}): was an old backup of it restored, or does EVENT_STORE_URL name another log? ` +
          'Drop the schema annals_read, and they are built again from the log.',
      );
    const behind = await logBehindSeal(pool, log, options.seal);
    if (behind !== undefined) throw new WrongConfiguration(behind);
    const tracing =
      options.tracesEndpoint === undefined ? UNTRACED : await openTracing(options.tracesEndpoint);
    closing.push(() => tracing.close());
    const zones = timeZonesOf(readModels, options.timeZone);
    const dispatch = dispatcher(log, clock, tracing, zones);
    const userAuth = new UserAuth(pool);
    if (options.refusesDemoAccounts && roles.includes('api')) await refuseDemoAccounts(userAuth);
    const sessionStore = new SessionStore(pool);
    const { erasureListFile, seal: sealSettings } = options;
    if (erasureListFile !== undefined) {
      const needed = { log, dispatch, pool, userAuth, sessionStore, sealSettings, erasureListFile };
      const back = await replayErasures(needed, erasureListFile);
      if (back > 0) logger.warn({ people: back }, 'people who had been erased were erased again');
    }
    const processId = `${hostname()}-${String(process.pid)}-${randomUUID().slice(0, 8)}`;
    const worker = roles.includes('projections')
      ? startWorker(processId, { sharedLog, pool: openWorkerPool(databaseUrl, closing), logger }, tracing)
      : undefined;
    if (worker) closing.push(() => worker.stop());
    const mail = watchedTransport(openTransport(options.mail, clock), pool);
    closing.push(() => Promise.resolve(mail.close()));
    const turnsPool = openPool(databaseUrl, 8);
    closing.push(() => turnsPool.end());
    const sealStore = new SealStore(options.sealUrl ?? databaseUrl);
    closing.push(() => sealStore.close());
    const jobs = inspectQueue(options.queue);
    closing.push(() => jobs.close());
    const services: Services = {
      features: COLLECTED,
      log,
      sharedLog,
      dispatch,
      dispatchOnce: (before) => onceDispatcher(log, clock, tracing, before, zones),
      dispatchMany: batchDispatcher(log, clock, dispatch, tracing, zones),
      readModels,
      zones,
      pool,
      feed,
      userAuth,
      sessionStore,
      limits: new SignInLimits(pool),
      knownDevices: new KnownDevices(pool),
      locks: new AdvisoryLocks(turnsPool),
      clock,
      logger,
      demoAccounts: () => options.demoCompany?.accountsOf(userAuth) ?? Promise.resolve([]),
      alex: options.alex,
      languageModel: options.languageModel,
      mail,
      mailboxDirectory:
        typeof options.mail === 'object' && 'directory' in options.mail ? options.mail.directory : '',
      publicUrl: (options.publicUrl ?? `http://localhost:${String(options.port)}`).replace(/\/+$/, ''),
      isPublicUrlNamed: options.publicUrl !== undefined,
      timeZone: options.timeZone,
      seal: new Seal(log, dispatch, sealStore, {
        ...options.seal,
        published: publishedAnchors(sealSettings),
        clock,
      }),
      sealSettings,
      erasureListFile,
      jobs,
      sessionDays: options.sessionDays,
      secretBox: secretBox(options.sessionSecret),
      keyedId: keyedIds(options.sessionSecret),
      holidays: holidayCalendars(options.holidayCalendar),
      pictures: new Pictures(log, openPictureStore(options.pictures)),
      roles,
      clockAheadMs: () => databaseClock?.ahead() ?? 0,
      worker,
      wakeProjections: () => worker?.look(),
    };
    const metrics = options.metrics ? openMetrics(services) : null;
    const side =
      options.sidePort === undefined
        ? undefined
        : await openManagementServer(services, metrics, {
            port: options.sidePort,
            host: options.host,
            metricsToken: options.metricsToken,
          });
    if (side) closing.push(() => side.close());
    closing.push(announceProcess(pool, logger, { id: processId, roles }));
    const automatic = BACKEND_FEATURES.flatMap((feature) => feature.automatic);
    if (roles.includes('jobs')) closing.push(await startJobs(automatic, services, options.queue));
    const url = roles.includes('api')
      ? await startApi(services, { ...options, metrics, tracing }, closing)
      : undefined;
    return { url, services, sidePort: side?.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openWorkerPool(databaseUrl: string, closing: (() => Promise<unknown>)[]) {
  const pool = openPool(databaseUrl, WORKER_CONNECTIONS, 'long statements');
  closing.push(() => pool.end());
  return pool;
}

function startWorker(
  id: string,
  { sharedLog, pool, logger }: Pick<Services, 'sharedLog' | 'pool' | 'logger'>,
  tracing: Tracing,
): ProjectionWorker {
  const worker = new ProjectionWorker(id, pool, sharedLog, projections, {
    stopped: (projection, { position, type, error }) =>
      logger.error({ projection, position: String(position), type, err: error }, 'projection stopped'),
    waits: (projection, { position, type }) =>
      logger.warn({ projection, position: String(position), type }, 'projection waits for a newer version'),
    rebuilt: (projection, generation) => logger.info({ projection, generation }, 'projection rebuilt'),
    failed: seldom((error, times) => logger.warn({ err: error, times }, 'projection worker waits')),
    folded: (projection, events, startedAt) => tracing.folded(projection, events, startedAt),
  });
  worker.start();
  return worker;
}

async function startApi(
  services: Services,
  options: Omit<AnnalsOptions, 'metrics'> & Pick<ApplicationOptions, 'metrics' | 'tracing'>,
  closing: (() => Promise<unknown>)[],
): Promise<string> {
  const { koa, live } = createApplication(services, options);
  const server = createServer(koa.callback());
  server.keepAliveTimeout = KEEPS_IDLE_CONNECTIONS_MS;
  server.listen(options.port, options.host);
  await once(server, 'listening');
  closing.push(
    () => closeServer(server),
    () => Promise.resolve(live.close()),
  );
  const { port } = server.address() as AddressInfo;
  return addressAt(options.host, port);
}

/** Where a server that listens on a host is asked from this machine. */
export function addressAt(host: string, port: number): string {
  const name = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
}

/**
 * Longer than the minute after which proxies and browsers close a connection that they do not use: the side that sends requests closes it, and none
 * of them meets a connection that is just being closed here.
 */
const KEEPS_IDLE_CONNECTIONS_MS = 75_000;
const IDLE_CONNECTIONS_CLOSED_EVERY_MS = 100;

/** Takes no new connections, answers what comes on those that are open, and closes each of them as soon as nothing is under way there. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Browsers keep their connections and go on asking there; told so, they turn to another process.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CONNECTIONS_CLOSED_EVERY_MS);
  await closed;
  clearInterval(idle);
}
