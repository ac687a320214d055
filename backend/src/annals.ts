import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { freePort } from '@annals/event-store/free-port';
import { SealStore } from '@annals/event-store/sealing/seal-store';
import { openPool, openReadModels } from '@annals/projections/kernel/connections';
import { ReadModelFeed } from '@annals/projections/kernel/feed';
import { aheadOfLog } from '@annals/projections/kernel/status';
import { ProjectionWorker, WORKER_CONNECTIONS } from '@annals/projections/kernel/worker';
import { projections } from '@annals/projections/projections';
import type { Logger } from 'pino';
import { SessionStore } from './accounts/session-store';
import { SignInLimits } from './accounts/sign-in-limits';
import { UserAuth } from './accounts/user-auth';
import { Seal } from './audit/sealing/seal';
import { publishedIn, type SealSettings } from './audit/sealing/settings';
import { WrongConfiguration, type ProcessRole } from './configuration';
import { createApplication, type ApplicationOptions } from './http/application';
import { inspectQueue } from './jobs/queue-inspection';
import { startJobs } from './jobs/start';
import type { QueuePlace } from './jobs/queue';
import { dispatcher } from './kernel/dispatch';
import { batchDispatcher } from './kernel/dispatch-many';
import type { LanguageModelSettings } from './language-model/settings';
import { openCarrier, type MailRoute } from './mail/carrier';
import { Turns } from './kernel/turns';
import { holidayCalendars } from './time-off/public-holidays';
import { logBehindSeal } from './operations/log-behind-seal';
import { replayErasures } from './privacy/erase';
import type { Services } from './services';
import { openMetrics } from './telemetry/metrics';
import { openSideDoor } from './telemetry/side-door';
import { openTracing, UNTRACED, type Tracing } from './telemetry/tracing';
import { openLog } from './storage';

export interface AnnalsOptions extends Omit<ApplicationOptions, 'metrics' | 'tracing'> {
  readonly databaseUrl: string;
  /** Where the log is; undefined: in the same database. */
  readonly eventStoreUrl?: string | undefined;
  readonly masterKey: string;
  readonly queue: QueuePlace;
  readonly roles: readonly ProcessRole[];
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly demo: boolean;
  /** Whether ALEX looks for insights. */
  readonly alex: boolean;
  readonly languageModel?: LanguageModelSettings | undefined;
  readonly mail: MailRoute;
  /** The time zone of e-mails to people who have not named theirs. */
  readonly timeZone: string;
  /** Where the public holidays are taken from, such as `DE` or `US-CA`. */
  readonly holidayCalendar: string;
  readonly seal: SealSettings;
  /** Where the signed list of erasures is kept, which is replayed before anything opens. */
  readonly erasureListFile?: string | undefined;
  readonly logger: Logger;
  /** The port of the door for probes and Prometheus; 0: any free one; undefined: none. */
  readonly sidePort?: number | undefined;
  readonly metrics?: boolean;
  readonly metricsToken?: string | undefined;
  /** Where traces go, by OTLP over HTTP; undefined: nowhere. */
  readonly tracesEndpoint?: string | undefined;
  /** Another clock, for tests of what happens by itself. */
  readonly clock?: () => Date;
}

export interface RunningAnnals {
  /** Where it answers; undefined when this process has no API. */
  readonly url: string | undefined;
  readonly services: Services;
  /** The port of the door for probes; undefined when there is none. */
  readonly sidePort: number | undefined;
  /** Finishes what is under way, then ends. */
  stop(): Promise<void>;
}

/** Starts the parts of Annals that this process is to run, on a database whose schemas exist. */
export async function startAnnals(given: AnnalsOptions): Promise<RunningAnnals> {
  // Known before anything runs: invitations, e-mails and calendar feeds carry links to it.
  const options = { ...given, port: given.port === 0 ? await freePort(given.host) : given.port };
  const { databaseUrl, logger, roles, clock = () => new Date() } = options;
  const log = openLog(databaseUrl, options.masterKey, options.eventStoreUrl);
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
    const ahead = await aheadOfLog(pool, () => log.head());
    if (ahead.length > 0)
      throw new WrongConfiguration(
        `The log is older than the read models (${ahead.join(', ')}): was an old backup of it restored, or does EVENT_STORE_URL name another log? ` +
          'Drop the schema annals_read, and they are built again from the log.',
      );
    const behind = await logBehindSeal(pool, log, publishedIn(options.seal));
    if (behind !== undefined) throw new WrongConfiguration(behind);
    const tracing = options.tracesEndpoint === undefined ? UNTRACED : openTracing(options.tracesEndpoint);
    closing.push(() => tracing.close());
    const dispatch = dispatcher(log, clock, tracing);
    const userAuth = new UserAuth(pool);
    const sessionStore = new SessionStore(pool);
    const { erasureListFile, seal: sealSettings } = options;
    if (erasureListFile !== undefined) {
      const needed = { log, dispatch, pool, userAuth, sessionStore, sealSettings, erasureListFile };
      const back = await replayErasures(needed, erasureListFile);
      if (back > 0) logger.warn({ people: back }, 'people who had been erased were erased again');
    }
    const worker = roles.includes('projections')
      ? startWorker({ log, pool: openWorkerPool(databaseUrl, closing), logger }, tracing)
      : undefined;
    if (worker) closing.push(() => worker.stop());
    const mail = openCarrier(options.mail, clock);
    closing.push(() => Promise.resolve(mail.close()));
    const turnsPool = openPool(databaseUrl, 8);
    closing.push(() => turnsPool.end());
    const sealStore = new SealStore(databaseUrl);
    closing.push(() => sealStore.close());
    const jobs = inspectQueue(options.queue);
    closing.push(() => jobs.close());
    const services: Services = {
      log,
      dispatch,
      dispatchMany: batchDispatcher(log, clock, dispatch, tracing),
      readModels,
      pool,
      feed,
      userAuth,
      sessionStore,
      limits: new SignInLimits(pool),
      turns: new Turns(turnsPool),
      clock,
      logger,
      demo: options.demo,
      alex: options.alex,
      languageModel: options.languageModel,
      mail,
      mailboxDirectory:
        typeof options.mail === 'object' && 'directory' in options.mail ? options.mail.directory : '',
      publicUrl: (options.publicUrl ?? `http://localhost:${String(options.port)}`).replace(/\/+$/, ''),
      timeZone: options.timeZone,
      seal: new Seal(log, dispatch, sealStore, { ...options.seal, clock }),
      sealSettings,
      erasureListFile,
      jobs,
      holidays: holidayCalendars(options.holidayCalendar),
      nudgeProjections: () => worker?.look(),
    };
    const metrics = options.metrics ? openMetrics(services) : null;
    const side =
      options.sidePort === undefined
        ? undefined
        : await openSideDoor(services, metrics, {
            port: options.sidePort,
            host: options.host,
            metricsToken: options.metricsToken,
          });
    if (side) closing.push(() => side.close());
    if (roles.includes('jobs')) closing.push(await startJobs(services, options.queue));
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
  const pool = openPool(databaseUrl, WORKER_CONNECTIONS);
  closing.push(() => pool.end());
  return pool;
}

function startWorker(
  { log, pool, logger }: Pick<Services, 'log' | 'pool' | 'logger'>,
  tracing: Tracing,
): ProjectionWorker {
  const id = `${hostname()}-${String(process.pid)}-${randomUUID().slice(0, 8)}`;
  const worker = new ProjectionWorker(id, pool, log, projections, {
    stopped: (projection, { position, type, error }) =>
      logger.error({ projection, position: String(position), type, err: error }, 'projection stopped'),
    rebuilt: (projection, generation) => logger.info({ projection, generation }, 'projection rebuilt'),
    failed: (error) => logger.warn({ err: error }, 'projection worker waits'),
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
  server.listen(options.port, options.host);
  await once(server, 'listening');
  closing.push(
    () => closeServer(server),
    () => Promise.resolve(live.close()),
  );
  const { port } = server.address() as AddressInfo;
  return `http://${options.host === '0.0.0.0' || options.host === '127.0.0.1' ? 'localhost' : options.host}:${String(port)}`;
}

/** Takes no more requests, lets those under way finish, and closes connections that are only kept open. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
