import type { CareerEvent } from '@annals/contracts/features/career/events';
import { disclosures } from '../../platform/commands/disclosures';

export const careerDisclosures = disclosures<CareerEvent>({
  CareerMilestonePlanned: 'theirs',
  CareerMilestoneRescheduled: 'theirs',
  CareerMilestoneNoteTaken: 'theirs',
  CareerMilestoneAchieved: 'theirs',
  CareerMilestoneMissed: 'theirs',
  CareerMilestoneCancelled: 'theirs',
});
