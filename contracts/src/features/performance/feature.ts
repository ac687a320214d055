import { feature } from '../../kernel/feature';
import { timelineNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

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
    timelineEntry: msg('Performance timeline'),
  },
  notices: timelineNoticeKinds,
  problems: {
    'performance.author-is-you': 422,
    'performance.entry-withdrawn': 409,
    'performance.no-such-goal': 422,
    'performance.not-your-team': 403,
    'performance.only-achievements-reach-goals': 422,
    'performance.only-the-author': 403,
    'performance.secret-achievement': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly performance: typeof performanceFeature;
  }
}
