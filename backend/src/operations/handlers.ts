import { operationsRoutes, type EventSummary } from '@annals/contracts/operations/routes';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { position } from '@annals/contracts/kernel/ids';
import { cutPage, readCursor } from '@annals/projections/kernel/page';
import { requestRebuild } from '@annals/projections/kernel/rebuild';
import { projectionStatuses, resume } from '@annals/projections/kernel/status';
import { projections } from '@annals/projections/projections';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';

export const operationsDoors = ({ log, pool, logger, nudgeProjections }: Services) => {
  const known = (name: string) => {
    if (!projections.some((projection) => projection.name === name)) throw new NotFound('This projection');
  };
  return doors(operationsRoutes, {
    listProjections: async () => projectionStatuses(pool, await log.head()),
    rebuildProjection: async ({ params: { name }, reader }) => {
      known(name);
      await requestRebuild(pool, name);
      logger.info({ projection: name, by: reader.id }, 'rebuild requested');
      nudgeProjections();
      return { name };
    },
    resumeProjection: async ({ params: { name }, reader }) => {
      known(name);
      await resume(pool, name);
      logger.info({ projection: name, by: reader.id }, 'projection resumed');
      nudgeProjections();
      return { name };
    },
    listEvents: async ({ query }) => {
      const before = readCursor(query.after, position);
      const page = await log.readAllBackward({
        limit: query.limit + 1,
        ...(before === undefined ? {} : { before: BigInt(before) }),
      });
      return cutPage(page.events.map(summaryOf), query.limit, (event) => event.position);
    },
  });
};

function summaryOf(event: RecordedEvent): EventSummary {
  const { actorId, actorRole, occurredAt, commandId } = event.metadata;
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
