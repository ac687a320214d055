import { insightRoutes } from '@annals/contracts/insights/routes';
import { insightsOf } from '@annals/projections/insights/queries';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { insight } from './decider';

export const insightDoors = ({ readModels, dispatch, clock }: Services) =>
  doors(insightRoutes, {
    list: ({ reader, query }) => insightsOf(readModels, reader.id, clock(), query),
    markRead: ({ params, origin }) =>
      dispatch(insight, params.insightId, { type: 'MarkInsightRead' }, origin),
    takeAction: ({ params, origin }) =>
      dispatch(insight, params.insightId, { type: 'TakeInsightAction' }, origin),
  });
