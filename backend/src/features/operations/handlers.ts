import { msg, t } from '@annals/contracts/kernel/text';
import { operationsRoutes, type EventSummary } from '@annals/contracts/features/operations/routes';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { bytesOfLog, eventsPerDay } from '@annals/projections/features/audit/log-growth';
import { projectionStatuses, workers } from '@annals/projections/engine/status';
import { remembered } from '../../platform/http/remembered';
import { NotFound } from '../../platform/commands/domain-error';
import { Refused } from '../../platform/kernel/refused';
import { orUnknown } from '../../platform/kernel/deadline';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { isConfidential } from './confidential';
import { JobNotFailed } from './errors';
import { measureFigures } from './measured-figures';
import { inspectEvent } from './inspect-event';
import { recordOperation } from './operation';
import { ProjectionOperations } from './projection-operations';
import { whatWaits } from './waiting/what-waits';

const FAILED_SHOWN = 50;
/** However many look at what waits, it is looked up so often at most. */
const WAITING_LOOK_EVERY_MS = 2_000;
const GROWTH_LOOK_EVERY_MS = 30_000;
const GROWTH_DAYS = 30;

export const operationsHandlers = (services: Services) => {
  const { log, pool, readModels, clock, logger, dispatch, wakeProjections, jobs } = services;
  const care = new ProjectionOperations(services);
  const waiting = remembered(() => whatWaits(services), WAITING_LOOK_EVERY_MS);
  /** Notes who did what, and makes the worker look at once. */
  const done = (name: string, what: string, by: string) => {
    logger.info({ projection: name, by }, what);
    wakeProjections();
    return { name };
  };
  const measured = measureFigures(services);
  const growth = remembered(async () => {
    const [head, bytes, days] = await Promise.all([
      log.head(),
      bytesOfLog(readModels),
      eventsPerDay(readModels, clock().toISOString().slice(0, 10), GROWTH_DAYS),
    ]);
    return { head: String(head), bytes, days };
  }, GROWTH_LOOK_EVERY_MS);
  return routeHandlers(operationsRoutes, {
    listProjections: async () => projectionStatuses(pool, log),
    figures: async () => ({
      everySeconds: measured.everySeconds,
      samples: [...measured.samples],
      log: await growth(),
    }),
    listWorkers: async () => [...(await workers(pool))],
    rebuildProjection: async ({ params: { name }, body, origin, reader }) => {
      await care.rebuild(name, 'rebuild', { origin, ...body });
      return done(name, 'rebuild requested', reader.id);
    },
    rebuildAllProjections: async ({ body: { reason }, origin, reader }) => {
      const names = [...(await care.rebuildAll({ origin, reason }))];
      done(names.join(', '), 'rebuild of all requested', reader.id);
      return { names };
    },
    diffProjection: async ({ params: { name }, body, origin, reader }) => {
      await care.rebuild(name, 'diff', { origin, ...body });
      return done(name, 'comparison requested', reader.id);
    },
    approveRebuild: async ({ params: { name }, origin, reader }) => {
      await care.approve(name, origin);
      return done(name, 'rebuild approved', reader.id);
    },
    cancelRebuild: async ({ params: { name }, origin, reader }) => {
      await care.cancel(name, origin);
      return done(name, 'rebuild given up', reader.id);
    },
    rollbackProjection: async ({ params: { name }, body, origin, reader }) => {
      await care.rollback(name, { origin, ...body });
      return done(name, 'rollback requested', reader.id);
    },
    pauseProjection: async ({ params: { name }, body: { reason }, origin, reader }) => {
      await care.pause(name, { origin, reason });
      return done(name, 'projection paused', reader.id);
    },
    resumeProjection: async ({ params: { name }, origin, reader }) => {
      await care.resume(name, origin);
      return done(name, 'projection resumed', reader.id);
    },
    resumeProjections: async ({ body: { names }, origin, reader }) => {
      const resumed = [...(await care.resumeSeveral(names, origin))];
      done(resumed.join(', '), 'projections resumed', reader.id);
      return { names: resumed };
    },
    parkStream: async ({ params: { name }, body: { stream, reason }, origin, reader }) => {
      await care.park(name, stream, { origin, reason });
      return done(name, 'stream parked', reader.id);
    },
    unparkStream: async ({ params: { name }, body: { stream, reason }, origin, reader }) => {
      await care.unpark(name, stream, { origin, reason });
      return done(name, 'stream unparked', reader.id);
    },
    listParkedStreams: async ({ params: { name } }) =>
      (await care.parked(name)).map(({ fromPosition, ...parked }) => ({
        ...parked,
        fromPosition: String(fromPosition),
      })),
    listWaiting: () => waiting(),
    showJobs: async () => {
      const [counts, failed] = await Promise.all([
        orUnknown(jobs.counts()),
        orUnknown(jobs.list('failed', FAILED_SHOWN)),
      ]);
      return {
        counts,
        failed: (failed ?? []).map(({ id, name, tries, finishedAt, queuedAt, failure }) => ({
          id,
          name,
          tries,
          at: finishedAt ?? queuedAt,
          failure,
        })),
      };
    },
    retryJob: async ({ body: { id }, origin, reader }) => {
      await recordOperation(dispatch, { operation: 'retry job', target: id, reason: null }, origin);
      const retried = await orUnknown(jobs.retry(id));
      if (retried === null)
        throw new Refused(
          'service.queue-unavailable',
          t('The job queue does not answer. Please try again in a moment.'),
        );
      if (!retried) throw new JobNotFailed();
      logger.info({ job: id, by: reader.id }, 'job tried again');
      return { id };
    },
    showStoredEvent: async ({ params }) => {
      const found = await inspectEvent(log, BigInt(params.position));
      if (!found) throw new NotFound(msg('This event'));
      const { data, revision, schemaVersion, unreadable, hasPersonalFields } = found;
      return {
        ...summaryOf(found),
        fields: Object.keys(data),
        revision: String(revision),
        schemaVersion,
        unreadable,
        hasPersonalFields,
      };
    },
  });
};

/** What is shown of an event's metadata; of a stored one, some may be missing. */
type Facts = Readonly<Partial<Record<'actorId' | 'actorRole' | 'occurredAt' | 'commandId', string>>>;

function summaryOf(
  event: Pick<RecordedEvent, 'id' | 'position' | 'type' | 'stream' | 'recordedAt'> & { metadata: Facts },
): EventSummary {
  const { occurredAt = '' } = event.metadata;
  const { id, type, stream, recordedAt } = event;
  const { actorId = '', actorRole = '', commandId = '' } = isConfidential(type) ? {} : event.metadata;
  return {
    id,
    position: String(event.position),
    type,
    stream,
    actorId,
    actorRole,
    occurredAt,
    recordedAt,
    commandId,
  };
}
