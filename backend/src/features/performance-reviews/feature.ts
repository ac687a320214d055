import { performanceReviewsFeature } from '@annals/contracts/features/performance-reviews/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { automaticReminders } from '../../platform/jobs/due-date-reminders';
import { performanceReview } from './decider';
import { reviewsHandover } from './handover';
import { performanceReviewHandlers } from './handlers';
import { performanceReviewHistory } from './history';
import { reviewReminders } from './reminders';
import { performanceReviewDisclosures } from './disclosures';

export const performanceReviewsBackend = backendFeature(performanceReviewsFeature, {
  handlers: performanceReviewHandlers,
  automatic: [automaticReminders(reviewReminders)],
  histories: [history(performanceReview, performanceReviewHistory)],
  handover: [reviewsHandover],
  disclosures: performanceReviewDisclosures,
});
