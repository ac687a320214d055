import { feature } from '../../kernel/feature';
import { performanceReviewNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

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
    performanceReview: msg('Performance reviews'),
  },
  notices: performanceReviewNoticeKinds,
  waiting: {
    selfAssessmentsToWrite: {
      on: 'performanceReviews',
      tag: 'PerformanceReviews',
      readModel: 'performance_reviews',
    },
    assessmentsToWrite: {
      on: 'performanceReviews',
      tag: 'PerformanceReviews',
      readModel: 'performance_reviews',
    },
    reviewsToComplete: {
      on: 'performanceReviews',
      tag: 'PerformanceReviews',
      readModel: 'performance_reviews',
    },
  },
  automation: {
    reminder: ['PerformanceReviewReminderSent'],
    handover: ['PerformanceReviewReassigned'],
  },
  problems: {
    'performance-reviews.already-assessed': 409,
    'performance-reviews.due-date-in-the-past': 422,
    'performance-reviews.goals-already-assessed': 409,
    'performance-reviews.not-yet-assessed': 409,
    'performance-reviews.not-your-report': 403,
    'performance-reviews.only-the-employee': 403,
    'performance-reviews.only-the-holder': 403,
    'performance-reviews.own-manager': 422,
    'performance-reviews.reports-to-nobody': 422,
    'performance-reviews.review-already-open': 409,
    'performance-reviews.review-cancelled': 409,
    'performance-reviews.review-completed': 409,
    'performance-reviews.self-assessment-first': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly performanceReviews: typeof performanceReviewsFeature;
  }
}
