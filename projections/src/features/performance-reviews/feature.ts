import { performanceReviewsFeature } from '@annals/contracts/features/performance-reviews/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { performanceReviewNotices } from './notices';
import { performanceReviews } from './performance-reviews-fold';

export const performanceReviewsReadSide = projectionFeature(performanceReviewsFeature, {
  projections: [performanceReviews],
  asOf: { performanceReview: [performanceReviews] },
  notices: noticeSource(performanceReviewNotices),
});
