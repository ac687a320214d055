import { performanceReviewsFeature } from '@annals/contracts/features/performance-reviews/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { performanceReviewNotices } from './notices';
import { performanceReviews } from './performance-reviews-fold';

export const performanceReviewsReadSide = projectionFeature(performanceReviewsFeature, {
  projections: [performanceReviews],
  asOf: { performanceReview: [performanceReviews] },
  notices: noticeSource(performanceReviewNotices),
  waiting: {
    selfAssessmentsToWrite: [{ table: 'performance_reviews', whose: 'employeeId', where: inStatus('draft') }],
    assessmentsToWrite: [
      { table: 'performance_reviews', whose: 'managerId', where: inStatus('self_assessed') },
    ],
    reviewsToComplete: [
      { table: 'performance_reviews', whose: 'managerId', where: inStatus('manager_assessed') },
    ],
  },
});
