import { reviews360Feature } from '@annals/contracts/features/reviews-360/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { automaticReminders } from '../../platform/jobs/due-date-reminders';
import { review360 } from './decider';
import { reviewers360FollowDepartures, reviews360FollowManager } from './follow-manager';
import { review360Doors } from './handlers';
import { review360Tellers } from './history';
import { review360Reminders } from './reminders';
import { reviews360Disclosures } from './disclosures';

export const reviews360Backend = backendFeature(reviews360Feature, {
  doors: review360Doors,
  automatic: [automaticReminders(review360Reminders)],
  histories: [told(review360, review360Tellers)],
  followers: [reviews360FollowManager, reviewers360FollowDepartures],
  disclosures: reviews360Disclosures,
});
