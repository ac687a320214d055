import { careerFeature } from '@annals/contracts/features/career/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { automaticReminders } from '../../platform/jobs/due-date-reminders';
import { careerMilestone } from './decider';
import { milestonesHandover } from './handover';
import { careerHandlers } from './handlers';
import { careerHistory } from './history';
import { milestoneReminders } from './reminders';
import { careerDisclosures } from './disclosures';

export const careerBackend = backendFeature(careerFeature, {
  handlers: careerHandlers,
  automatic: [automaticReminders(milestoneReminders)],
  histories: [history(careerMilestone, careerHistory)],
  handover: [milestonesHandover],
  disclosures: careerDisclosures,
});
