import { insightRoutes } from '@annals/contracts/features/insights/routes';
import { insightsOf, quietRulesOf } from '@annals/projections/features/insights/queries';
import { rulesWithThresholds } from '@annals/projections/features/insights/rules';
import { isSwitchedOn } from '@annals/projections/features/language-model/switch';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { insight } from './decider';
import { insightRuleThresholds } from './thresholds-decider';

export const insightHandlers = ({ readModels, dispatch, clock, languageModel }: Services) =>
  routeHandlers(insightRoutes, {
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
