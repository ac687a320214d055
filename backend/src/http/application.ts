import Router from '@koa/router';
import Koa from 'koa';
import compress from 'koa-compress';
import helmet from 'koa-helmet';
import { accountDoors } from '../accounts/handlers';
import { selfServiceDoors } from '../accounts/self-service-handlers';
import { messageDoors } from '../messages/handlers';
import { profileDoors } from '../people/profile-handlers';
import { auditDoors } from '../audit/handlers';
import { dashboardDoors } from '../dashboard/handlers';
import { mailDoors } from '../mail/handlers';
import { importDoors } from '../imports/handlers';
import { meetingDoors } from '../meetings/handlers';
import { notificationDoors } from '../notifications/handlers';
import { operationsDoors } from '../operations/handlers';
import { jobBoard } from '../operations/job-board';
import { organisationDoors } from '../organisation/handlers';
import { insightDoors } from '../insights/handlers';
import { languageModelDoors } from '../language-model/handlers';
import { onboardingDoors } from '../onboarding/handlers';
import { painPointDoors } from '../pain-points/handlers';
import { peopleDoors } from '../people/handlers';
import { careerDoors } from '../career/handlers';
import { performanceDoors } from '../performance/handlers';
import { performanceReviewDoors } from '../performance-reviews/handlers';
import { organizationalMilestoneDoors } from '../organizational-milestones/handlers';
import { recognitionDoors } from '../recognition/handlers';
import { rewardDoors } from '../rewards/handlers';
import { review360Doors } from '../reviews-360/handlers';
import type { Services } from '../services';
import { teamDoors } from '../team/handlers';
import { skipLevelDoors } from '../skip-level/handlers';
import { wellbeingDoors } from '../wellbeing/handlers';
import { calendarFeedDoors } from '../calendar-feeds/handlers';
import { mountCalendarFeeds } from '../calendar-feeds/serve';
import { timeOffDoors } from '../time-off/handlers';
import { mountEvidenceDownloads } from '../audit/evidence/download';
import { evidenceDoors } from '../audit/evidence/handlers';
import { sealDoors } from '../audit/sealing/handlers';
import { privacyDoors } from '../privacy/handlers';
import { automaticActDoors } from '../operations/automatic-acts';
import { celebrationDoors } from '../celebrations/handlers';
import { mountSubjectAccessDownloads } from '../privacy/subject-access/download';
import { subjectAccessDoors } from '../privacy/subject-access/handlers';
import { cohortDoors } from '../cohorts/handlers';
import { mountDocumentation } from './documentation';
import { mountDoors } from './doors';
import { frontEnd } from './front-end';
import { mountHealth } from './health';
import { LiveUpdates } from './live';
import { mountNavigation } from './navigation';
import { parseBodies } from './bodies';
import { answerProblems } from './problems';
import { rateLimit } from './rate-limit';
import { logRequests } from './request-log';
import { sameOrigin } from './same-origin';
import { identify, sessions } from './session';
import type { Metrics } from '../telemetry/metrics';
import { traceCommands } from '../telemetry/trace-commands';
import type { Tracing } from '../telemetry/tracing';

export interface ApplicationOptions {
  readonly sessionSecret: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  /** The build of the front end. */
  readonly frontEndDirectory: string;
  /** Times the requests; null: nobody asks. */
  readonly metrics: Metrics | null;
  readonly tracing: Tracing;
}

/** The whole HTTP side: what every request passes through, outermost first, then the doors of every feature. */
export function createApplication(
  services: Services,
  options: ApplicationOptions,
): { koa: Koa; live: LiveUpdates } {
  const koa = new Koa({ proxy: options.trustProxy, keys: [options.sessionSecret] });
  const secure = options.publicUrl?.startsWith('https://') ?? false;
  const live = new LiveUpdates(
    services.feed,
    async (personId) => (await services.userAuth.activeRoleOf(personId)) !== undefined,
  );
  const doors = [
    ...accountDoors(services),
    ...selfServiceDoors(services),
    ...profileDoors(services),
    ...messageDoors(services),
    ...peopleDoors(services),
    ...importDoors(services),
    ...meetingDoors(services),
    ...wellbeingDoors(services),
    ...painPointDoors(services),
    ...onboardingDoors(services),
    ...insightDoors(services),
    ...languageModelDoors(services),
    ...notificationDoors(services),
    ...celebrationDoors(services),
    ...automaticActDoors(services),
    ...performanceReviewDoors(services),
    ...review360Doors(services),
    ...performanceDoors(services),
    ...careerDoors(services),
    ...mailDoors(services),
    ...operationsDoors(services),
    ...dashboardDoors(services),
    ...teamDoors(services),
    ...organisationDoors(services),
    ...skipLevelDoors(services),
    ...timeOffDoors(services),
    ...calendarFeedDoors(services),
    ...recognitionDoors(services),
    ...rewardDoors(services),
    ...organizationalMilestoneDoors(services),
    ...cohortDoors(services),
    ...auditDoors(services),
    ...sealDoors(services),
    ...evidenceDoors(services),
    ...privacyDoors(services),
    ...subjectAccessDoors(services),
  ];
  const pages = new Router();
  mountHealth(pages, services);
  mountDocumentation(pages);
  mountNavigation(pages, services);
  mountCalendarFeeds(pages, services);
  mountEvidenceDownloads(pages, services);
  mountSubjectAccessDownloads(pages, services);
  const api = mountDoors(doors, services.feed);

  koa.silent = true;
  if (options.metrics) koa.use(options.metrics.middleware);
  koa.use(traceCommands(options.tracing));
  koa.use(logRequests(services.logger));
  // People reach it by https, whatever the last hop from their proxy is: cookies may be marked as secure.
  if (secure)
    koa.use((context, next) => {
      context.cookies.secure = true;
      return next();
    });
  koa.use(securityHeaders(secure));
  // Server-sent events must leave at once, not when a compressor's buffer is full.
  koa.use(
    compress({
      filter: (type) => !type.includes('event-stream') && /text|json|javascript|svg/.test(type),
      br: false,
    }),
  );
  koa.use(answerProblems(services.logger));
  koa.use(frontEnd(options.frontEndDirectory));
  koa.use(sameOrigin(options.publicUrl));
  koa.use(sessions(koa, services.sessionStore, { secure }));
  koa.use(identify(services.userAuth));
  koa.use(rateLimit());
  koa.use(live.middleware);
  koa.use(jobBoard(services.jobs));
  koa.use(parseBodies(doors));
  koa.use(pages.routes());
  koa.use(api.routes());
  return { koa, live };
}

function securityHeaders(secure: boolean): Koa.Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Blueprint positions its overlays with inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'same-origin' },
  });
}
