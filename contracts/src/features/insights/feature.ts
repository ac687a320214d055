import { feature } from '../../kernel/feature';

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
    insight: 'ALEX insights',
    insightRule: 'ALEX rules',
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly insights: typeof insightsFeature;
  }
}
