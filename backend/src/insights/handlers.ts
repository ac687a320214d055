import { insightRoutes } from '@annals/contracts/insights/routes';
import { insightsOf, quietRulesOf } from '@annals/projections/insights/queries';
import { rulesWithThresholds } from '@annals/projections/insights/rules';
import { isSwitchedOn } from '@annals/projections/language-model/switch';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { insight } from './decider';
import { insightRuleThresholds } from './thresholds';

export const insightDoors = ({ readModels, dispatch, clock, languageModel }: Services) =>
  doors(insightRoutes, {
    list: async ({ reader, query }) =>
      insightsOf(readModels, reader.id, clock(), query, await isSwitchedOn(readModels, languageModel)),
    markRead: ({ params, origin }) =>
      dispatch(insight, params.insightId, { type: 'MarkInsightRead' }, origin),
    takeAction: ({ params, origin }) =>
      dispatch(insight, params.insightId, { type: 'TakeInsightAction' }, origin),
    contest: ({ params, body, origin }) =>
      dispatch(insight, params.insightId, { type: 'ContestInsight', ...body }, origin),
    quiet: ({ reader }) => quietRulesOf(readModels, reader.id, clock()),
    rules: () => rulesWithThresholds(readModels),
    setThresholds: ({ body: { rule, thresholds, reason }, origin }) =>
      dispatch(
        insightRuleThresholds,
        rule,
        { type: 'SetThresholds', rule, thresholds },
        { ...origin, reason },
      ),
  });
