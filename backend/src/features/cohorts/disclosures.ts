import type { CohortEvent } from '@annals/contracts/features/cohorts/events';
import { disclosures } from '../../platform/commands/disclosures';

export const cohortDisclosures = disclosures<CohortEvent>({
  ParticipantWithdrew: 'theirs',
  CohortCancelled: 'theirs',
});
