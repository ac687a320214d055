import { careerFeature } from '@annals/contracts/features/career/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { automaticReminders } from '../../platform/jobs/due-date-reminders';
import { careerMilestone } from './decider';
import { milestonesFollowManager } from './follow-manager';
import { careerDoors } from './handlers';
import { careerTellers } from './history';
import { milestoneReminders } from './reminders';
import { careerDisclosures } from './disclosures';

export const careerBackend = backendFeature(careerFeature, {
  doors: careerDoors,
  automatic: [automaticReminders(milestoneReminders)],
  histories: [told(careerMilestone, careerTellers)],
  followers: [milestonesFollowManager],
  disclosures: careerDisclosures,
});
