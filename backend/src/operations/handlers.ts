import { operationsRoutes, type EventSummary } from '@annals/contracts/operations/routes';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { projectionStatuses, workers } from '@annals/projections/kernel/status';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { JobNotFailed } from './errors';
import { inspectEvent } from './inspect-event';
import { ProjectionCare } from './projection-care';

const FAILED_SHOWN = 50;

export const operationsDoors = (services: Services) => {
  const { log, pool, logger, nudgeProjections, jobs } = services;
  const care = new ProjectionCare(services);
  /** Notes who did what, and makes the worker look at once. */
  const done = (name: string, what: string, by: string) => {
    logger.info({ projection: name, by }, what);
    nudgeProjections();
    return { name };
  };
  return doors(operationsRoutes, {
    listProjections: async () => projectionStatuses(pool, log),
    listWorkers: async () => [...(await workers(pool))],
    rebuildProjection: async ({ params: { name }, body, reader }) => {
      await care.rebuild(name, 'rebuild', { by: reader.id, ...body });
      return done(name, 'rebuild requested', reader.id);
    },
    rebuildAllProjections: async ({ body: { reason }, reader }) => {
      const names = [...(await care.rebuildAll({ by: reader.id, reason }))];
      done(names.join(', '), 'rebuild of all requested', reader.id);
      return { names };
    },
    diffProjection: async ({ params: { name }, body, reader }) => {
      await care.rebuild(name, 'diff', { by: reader.id, ...body });
      return done(name, 'comparison requested', reader.id);
    },
    approveRebuild: async ({ params: { name }, reader }) => {
      await care.approve(name);
      return done(name, 'rebuild approved', reader.id);
    },
    cancelRebuild: async ({ params: { name }, reader }) => {
      await care.cancel(name);
      return done(name, 'rebuild given up', reader.id);
    },
    rollbackProjection: async ({ params: { name }, body, reader }) => {
      await care.rollback(name, { by: reader.id, ...body });
      return done(name, 'rollback requested', reader.id);
    },
    pauseProjection: async ({ params: { name }, body: { reason }, reader }) => {
      await care.pause(name, reader.id, reason);
      return done(name, 'projection paused', reader.id);
    },
    resumeProjection: async ({ params: { name }, reader }) => {
      await care.resume(name);
      return done(name, 'projection resumed', reader.id);
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
    showJobs: async () => {
      const failed = await jobs.list('failed', FAILED_SHOWN);
      return {
        counts: await jobs.counts(),
        failed: failed.map(({ id, name, tries, finishedAt, queuedAt, failure }) => ({
          id,
          name,
          tries,
          at: finishedAt ?? queuedAt,
          failure,
        })),
      };
    },
    retryJob: async ({ body: { id }, reader }) => {
      if (!(await jobs.retry(id))) throw new JobNotFailed();
      logger.info({ job: id, by: reader.id }, 'job tried again');
      return { id };
    },
    showStoredEvent: async ({ params }) => {
      const found = await inspectEvent(log, BigInt(params.position));
      if (!found) throw new NotFound('This event');
      const { data, revision, schemaVersion, unreadable, hasPersonalFields } = found;
      return {
        ...summaryOf(found),
        data,
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
  const { actorId = '', actorRole = '', occurredAt = '', commandId = '' } = event.metadata;
  const { id, type, stream, recordedAt } = event;
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
