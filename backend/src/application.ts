import Router from '@koa/router';
import Keygrip from 'keygrip';
import Koa from 'koa';
import compress from 'koa-compress';
import { endPastLimit } from './features/accounts/past-limits';
import { BACKEND_FEATURES } from './features';
import { jobBoard } from './features/operations/job-board';
import { watchUpgrades } from './platform/http/upgrade';
import type { Services } from './platform/services/services';
import { trustProxies } from './platform/kernel/address';
import { secureCookies } from './platform/http/cookie-name';
import { mountDocumentation } from './platform/http/documentation';
import { mountRoutes, partsOf } from './platform/http/routes';
import { firstViews } from './platform/http/first-view';
import { frontEnd } from './platform/http/front-end';
import { mountHealth } from './platform/http/health';
import { LiveUpdates } from './platform/http/live';
import { parseBodies } from './platform/http/bodies';
import { speakTheirLanguage } from './platform/http/language';
import { answerProblems } from './platform/http/problems';
import { rateLimit } from './platform/http/rate-limit';
import { logRequests } from './platform/http/request-log';
import { oneHost } from './platform/http/one-host';
import { sameOrigin } from './platform/http/same-origin';
import { securityHeaders, uncached } from './platform/http/security-headers';
import { refuseWithoutFactor } from './platform/http/factor-due';
import { identify, sessions } from './platform/http/session';
import { SignInPolicies } from './platform/sessions/sign-in-policies';
import { identifyTokens } from './platform/http/token';
import { ServiceTokens } from './platform/sessions/service-tokens';
import type { Metrics } from './platform/telemetry/measured';
import { traceCommands } from './platform/telemetry/trace-commands';
import type { Tracing } from './platform/kernel/tracing';

export interface ApplicationOptions {
  readonly sessionSecret: string;
  readonly publicUrl: string | undefined;
  /** How many proxies of one's own every request passes; see `trustProxies`. */
  readonly trustedProxies: number;
  /** After how many days a session ends, however much it is used. */
  readonly sessionDays: number;
  /** Requests of one person in a minute; undefined: the usual number. */
  readonly requestsPerMinute?: number | undefined;
  /** The build of the front end. */
  readonly frontEndDirectory: string;
  /** Times the requests; null: nobody asks. */
  readonly metrics: Metrics | null;
  readonly tracing: Tracing;
}

/** The whole HTTP side: what every request passes through, outermost first, then the routes of every feature. */
export function createApplication(
  services: Services,
  options: ApplicationOptions,
): { koa: Koa; live: LiveUpdates } {
  const koa = new Koa();
  // Left to itself, Keygrip signs cookies with SHA-1.
  koa.keys = new Keygrip([options.sessionSecret], 'sha256');
  trustProxies(koa, options.trustedProxies);
  const secure = options.publicUrl?.startsWith('https://') ?? false;
  const upgrade = watchUpgrades(services.pool);
  const live = new LiveUpdates(services.feed, (people) => services.userAuth.openOf(people));
  const handlers = BACKEND_FEATURES.flatMap((feature) => feature.handlers(services));
  const pages = new Router();
  mountHealth(pages, services);
  mountDocumentation(pages);
  for (const mount of BACKEND_FEATURES.flatMap((feature) => feature.pages)) mount(pages, services);
  const api = mountRoutes(handlers, services.feed, upgrade);
  const readSession = sessions(koa, services.sessionStore, { secure });
  const findPerson = identify(new SignInPolicies(services.pool), {
    longestDays: options.sessionDays,
    clock: services.clock,
    onOver: endPastLimit(services),
  });

  koa.silent = true;
  if (options.metrics) koa.use(options.metrics.middleware);
  koa.use(traceCommands(options.tracing));
  koa.use(logRequests(services.logger));
  koa.use(secureCookies(secure));
  koa.use(securityHeaders(secure));
  koa.use(uncached());
  // Server-sent events must leave at once, not when a compressor's buffer is full.
  koa.use(
    compress({
      filter: (type) => !type.includes('event-stream') && /text|json|javascript|svg/.test(type),
      br: false,
    }),
  );
  koa.use(speakTheirLanguage());
  koa.use(
    answerProblems(
      services.logger,
      upgrade,
      BACKEND_FEATURES.flatMap((feature) => feature.problemForms),
    ),
  );
  koa.use(oneHost());
  koa.use(
    frontEnd(
      options.frontEndDirectory,
      firstViews({
        declared: BACKEND_FEATURES.flatMap((feature) => feature.firstViews),
        answer: partsOf(handlers),
        identify: [readSession, findPerson],
        clock: services.clock,
        onFailed: (error) => services.logger.warn({ err: error }, 'page sent without its first view'),
      }),
    ),
  );
  koa.use(
    sameOrigin(
      options.publicUrl,
      BACKEND_FEATURES.flatMap((feature) => feature.takesForms),
    ),
  );
  koa.use(readSession);
  koa.use(findPerson);
  koa.use(identifyTokens(new ServiceTokens(services.pool), services.clock));
  koa.use(refuseWithoutFactor());
  koa.use(rateLimit(options.requestsPerMinute));
  koa.use(live.middleware);
  koa.use(jobBoard(services.jobs));
  koa.use(parseBodies(handlers));
  koa.use(pages.routes());
  koa.use(api.routes());
  return { koa, live };
}
