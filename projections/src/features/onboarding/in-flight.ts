import { OPEN_ONBOARDING_STATUSES } from '@annals/contracts/features/onboarding/constants';
import { inFlight } from '../people/in-flight';

/** The onboardings that are active or paused; of those who left, only the active ones are misassigned. */
export const onboardingsInFlight = inFlight({
  table: 'onboarding_workflows',
  open: (query) => query.whereIn('record.status', OPEN_ONBOARDING_STATUSES),
  when: `(employee."departedOn" IS NOT NULL AND record.status = 'active')
    OR (employee."departedOn" IS NULL AND employee."managerId" <> record."managerId")`,
});
