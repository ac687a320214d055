import { feature } from '../../kernel/feature';
import { performanceReviewNoticeKinds } from './notices';

export const performanceReviewsFeature = feature({
  name: 'performance-reviews',
  addresses: {
    performanceReviews: '/performance-reviews',
    performanceReview: '/performance-reviews/:reviewId',
  },
  permissions: {
    'performance-reviews:see': ['employee', 'manager', 'leader', 'admin'],
    'performance-reviews:open': ['manager', 'leader', 'admin'],
    'performance-reviews:self-assess': ['employee', 'manager', 'leader', 'admin'],
    'performance-reviews:assess': ['manager', 'leader', 'admin'],
  },
  tags: ['PerformanceReviews'],
  readModels: ['performance_reviews'],
  records: {
    performanceReview: 'Performance reviews',
  },
  notices: performanceReviewNoticeKinds,
  automation: {
    reminder: ['PerformanceReviewReminderSent'],
    handover: ['PerformanceReviewReassigned'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly performanceReviews: typeof performanceReviewsFeature;
  }
}
