import { insightsFeature } from '@annals/contracts/features/insights/feature';
import { projectionFeature } from '../../engine/feature';
import { aiInsights } from './insights-fold';
import { insightRules } from './rules-fold';

export const insightsReadSide = projectionFeature(insightsFeature, {
  projections: [aiInsights, insightRules],
  asOf: { insight: [aiInsights], insightRule: [insightRules] },
});
