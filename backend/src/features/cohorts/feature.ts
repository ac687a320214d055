import { cohortsFeature } from '@annals/contracts/features/cohorts/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { leadershipCohort } from './decider';
import { cohortsFollowDepartures } from './follow-manager';
import { cohortDoors } from './handlers';
import { cohortTellers } from './history';
import { cohortDisclosures } from './disclosures';

export const cohortsBackend = backendFeature(cohortsFeature, {
  doors: cohortDoors,
  histories: [told(leadershipCohort, cohortTellers)],
  followers: [cohortsFollowDepartures],
  disclosures: cohortDisclosures,
});
