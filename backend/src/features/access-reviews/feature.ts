import { accessReviewsFeature } from '@annals/contracts/features/access-reviews/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { automaticReminders } from '../../platform/jobs/due-date-reminders';
import { accessReview } from './decider';
import { accessReviewDisclosures } from './disclosures';
import { accessReviewHandlers } from './handlers';
import { accessReviewsHandover } from './handover';
import { accessReviewHistory } from './history';
import { accessReviewAutomation } from './jobs';
import { accessReviewReminders } from './reminders';

export const accessReviewsBackend = backendFeature(accessReviewsFeature, {
  handlers: accessReviewHandlers,
  automatic: [accessReviewAutomation, automaticReminders(accessReviewReminders)],
  histories: [history(accessReview, accessReviewHistory)],
  disclosures: accessReviewDisclosures,
  handover: [accessReviewsHandover],
});
