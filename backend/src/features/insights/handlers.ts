import { insightRoutes } from '@annals/contracts/features/insights/routes';
import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { insightsOf, quietRulesOf } from '@annals/projections/features/insights/queries';
import { rulesWithThresholds } from '@annals/projections/features/insights/rules';
import { isSwitchedOn } from '@annals/projections/features/language-model/switch';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { insight } from './decider';
import { insightRuleThresholds } from './thresholds-decider';
import { retold } from './words';

export const insightHandlers = ({ readModels, dispatch, clock, languageModel }: Services) =>
  routeHandlers(insightRoutes, {
    list: async ({ reader, query }) => {
      const reworded = await isSwitchedOn(readModels, languageModel);
      const page = await insightsOf(readModels, reader.id, clock(), query, reworded);
      return { ...page, rows: page.rows.map(told) };
    },
    markRead: ({ params, origin }) =>
      dispatch(insight, params.insightId, { type: 'MarkInsightRead' }, origin),
    takeAction: ({ params, origin }) =>
      dispatch(insight, params.insightId, { type: 'TakeInsightAction' }, origin),
    contest: ({ params, body, origin }) =>
      dispatch(insight, params.insightId, { type: 'ContestInsight', ...body }, origin),
    quiet: async ({ reader }) => {
      const rules = await quietRulesOf(readModels, reader.id, clock());
      return rules.map((rule) => ({
        ...rule,
        putAway: rule.putAway.map((one) => ({ ...one, title: retold(one.title) })),
      }));
    },
    rules: () => rulesWithThresholds(readModels),
    setThresholds: ({ body: { rule, thresholds, reason }, origin }) =>
      dispatch(
        insightRuleThresholds,
        rule,
        { type: 'SetThresholds', rule, thresholds },
        { ...origin, reason },
      ),
  });

/** An insight in the language of the reader. What a language model made of it is in the language that it was asked in. */
function told(insight: AiInsightView): AiInsightView {
  const { evidence, chart, rule } = insight.metadata;
  return {
    ...insight,
    title: retold(insight.title),
    description: retold(insight.description),
    metadata: {
      ...insight.metadata,
      evidence: evidence.map((one) => ({ ...one, label: retold(one.label), value: retold(one.value) })),
      chart: chart && {
        ...chart,
        title: retold(chart.title),
        labelled: retold(chart.labelled),
        labels: chart.labels.map(retold),
        label: retold(chart.label),
        unit: retold(chart.unit),
        ...(chart.compared && { compared: { ...chart.compared, label: retold(chart.compared.label) } }),
      },
      rule: { ...rule, threshold: retold(rule.threshold) },
    },
  };
}
