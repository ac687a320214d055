import { cohortsFeature } from '@annals/contracts/features/cohorts/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { leadershipCohort } from './decider';
import { cohortsHandover } from './handover';
import { cohortHandlers } from './handlers';
import { cohortHistory } from './history';
import { cohortDisclosures } from './disclosures';

export const cohortsBackend = backendFeature(cohortsFeature, {
  handlers: cohortHandlers,
  histories: [history(leadershipCohort, cohortHistory)],
  handover: [cohortsHandover],
  disclosures: cohortDisclosures,
});
