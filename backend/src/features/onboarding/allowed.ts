import { ONBOARDING_STEPS } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingAllowed, OnboardingView } from '@annals/contracts/features/onboarding/views';
import type { Reader } from '@annals/projections/engine/scope';
import { runs } from './guards';

/** What a reader may do with an onboarding now, as the decider would have it: the screen offers nothing that would be refused. */
export function allowedTo(reader: Reader, workflow: OnboardingView): OnboardingAllowed {
  const { status, employeeHasLeft } = workflow;
  const running = runs(reader, workflow) && !employeeHasLeft;
  const own = reader.id === workflow.employeeId;
  return {
    run: running && status !== 'completed',
    markOwn: own && status === 'active',
    giveFeedback: own,
    pause: running && status === 'active',
    resume: running && status === 'paused',
    complete: running && status === 'active' && ONBOARDING_STEPS.every((step) => workflow[step]),
  };
}
