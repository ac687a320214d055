import { isOpenCohort } from '@annals/contracts/features/cohorts/constants';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { may } from '@annals/contracts/permissions';
import { isInCharge, type CohortFacts } from '@annals/projections/features/cohorts/queries';
import type { Reader } from '@annals/projections/engine/scope';

/** What a reader may do with a cohort now, so that screens offer nothing else; the decider has the last word. */
export function allowedTo(reader: Reader, cohort: CohortFacts): CohortDetail['allowed'] {
  const inCharge = isInCharge(reader, cohort);
  const isOpen = isOpenCohort(cohort.status);
  const plans = inCharge && may(reader.role, 'cohorts:plan') && isOpen;
  const takesPart = cohort.mine?.status === 'active';
  return {
    change: plans,
    enrol: plans && cohort.currentParticipants < cohort.maxParticipants,
    run: inCharge && cohort.status !== 'cancelled',
    cancel: plans,
    learn: takesPart && cohort.status === 'active',
    withdraw: takesPart && isOpen,
  };
}
