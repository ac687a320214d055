import { reviews360Feature } from '@annals/contracts/features/reviews-360/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { automaticReminders } from '../../platform/jobs/due-date-reminders';
import { review360 } from './decider';
import { reviewers360Handover, reviews360Handover } from './handover';
import { review360Handlers } from './handlers';
import { review360History } from './history';
import { review360Reminders } from './reminders';
import { reviews360Disclosures } from './disclosures';

export const reviews360Backend = backendFeature(reviews360Feature, {
  handlers: review360Handlers,
  automatic: [automaticReminders(review360Reminders)],
  histories: [history(review360, review360History)],
  handover: [reviews360Handover, reviewers360Handover],
  disclosures: reviews360Disclosures,
});
