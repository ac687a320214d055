import { msg } from '@annals/contracts/kernel/text';
import { painPointId, type PainPointId } from '@annals/contracts/features/pain-points/ids';
import type { ChangePainPoint } from '@annals/contracts/features/pain-points/commands';
import { painPointRoutes } from '@annals/contracts/features/pain-points/routes';
import {
  painPointFor,
  painPointsFor,
  painPointStatsFor,
} from '@annals/projections/features/pain-points/queries';
import type { Reader } from '@annals/projections/engine/scope';
import { managerOf } from '@annals/projections/features/people/queries';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import type { Services } from '../../platform/services/services';
import { painPoint } from './decider';
import { NotLookingAfterIt } from './errors';
import { historyOf } from './history';
import type { PainPointCommand } from './pain-point';

export const painPointHandlers = ({ readModels, log, dispatch }: Services) => {
  const found = async (reader: Reader, id: PainPointId) => {
    const view = await painPointFor(readModels, reader, id);
    if (!view) throw new NotFound(msg('This pain point'));
    return view;
  };
  return routeHandlers(painPointRoutes, {
    list: ({ reader, query }) => painPointsFor(readModels, reader, query),
    stats: ({ reader }) => painPointStatsFor(readModels, reader),
    one: ({ reader, params }) => found(reader, params.painPointId),
    history: async ({ reader, params, query }) => {
      await found(reader, params.painPointId);
      return historyFor({ log, readModels }, painPoint, params.painPointId, query, historyOf);
    },
    report: async ({ reader, body, origin }) => {
      const id = painPointId.parse(derivedId(origin.commandId));
      const managerId = await managerOf(readModels, reader.id);
      const command = { type: 'ReportPainPoint' as const, painPointId: id, managerId, ...body };
      return dispatch(painPoint, id, command, origin);
    },
    change: async ({ reader, params, body, origin }) => {
      const id = params.painPointId;
      try {
        return await dispatch(painPoint, id, commandOf(body), origin);
      } catch (error) {
        // Those above the manager see it, but it is the manager's to act on.
        if (error instanceof NotFound && (await painPointFor(readModels, reader, id)))
          throw new NotLookingAfterIt();
        throw error;
      }
    },
  });
};

/** What is wanted, by the status that was asked for; the contract has checked that the words for it are there. */
function commandOf({ status, resolutionNotes = '', reason = '' }: ChangePainPoint): PainPointCommand {
  switch (status) {
    case 'in_progress':
      return { type: 'TakeUpPainPoint' };
    case 'resolved':
      return { type: 'ResolvePainPoint', resolutionNotes };
    case 'open':
      return { type: 'ReopenPainPoint', reason };
  }
}
