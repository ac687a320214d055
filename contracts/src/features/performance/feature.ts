import { feature } from '../../kernel/feature';
import { timelineNoticeKinds } from './notices';

export const performanceFeature = feature({
  name: 'performance',
  addresses: {
    performance: '/performance',
  },
  permissions: {
    'performance:see': ['employee', 'manager', 'leader', 'admin'],
    'performance:add': ['manager', 'leader'],
  },
  tags: ['PerformanceTimeline'],
  readModels: ['performance_timeline'],
  records: {
    timelineEntry: 'Performance timeline',
  },
  notices: timelineNoticeKinds,
});

declare module '../../kernel/feature' {
  interface Features {
    readonly performance: typeof performanceFeature;
  }
}
