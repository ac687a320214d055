import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';

export const insightsFeature = feature({
  name: 'insights',
  addresses: {
    insights: '/ai-insights',
  },
  permissions: {
    'insights:see-own': ['employee', 'manager', 'leader', 'admin'],
    'insights:set-thresholds': ['admin'],
  },
  tags: ['Insights'],
  readModels: ['ai_insights', 'insight_rules'],
  records: {
    insight: msg('ALEX insights'),
    insightRule: msg('ALEX rules'),
  },
  problems: {
    'insights.insight-no-longer-current': 409,
    'insights.nothing-to-do': 409,
    'insights.only-alex-finds': 403,
    'insights.thresholds-out-of-limits': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly insights: typeof insightsFeature;
  }
}
