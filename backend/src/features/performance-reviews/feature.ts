import { performanceReviewsFeature } from '@annals/contracts/features/performance-reviews/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { automaticReminders } from '../../platform/jobs/due-date-reminders';
import { performanceReview } from './decider';
import { reviewsFollowManager } from './follow-manager';
import { performanceReviewDoors } from './handlers';
import { performanceReviewTellers } from './history';
import { reviewReminders } from './reminders';
import { performanceReviewDisclosures } from './disclosures';

export const performanceReviewsBackend = backendFeature(performanceReviewsFeature, {
  doors: performanceReviewDoors,
  automatic: [automaticReminders(reviewReminders)],
  histories: [told(performanceReview, performanceReviewTellers)],
  followers: [reviewsFollowManager],
  disclosures: performanceReviewDisclosures,
});
