import { ONBOARDING_STEPS, STEP_LABELS } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingView } from '@annals/contracts/features/onboarding/views';
import { progressTexts } from './texts';

/** Where an onboarding is, in words. */
export function currentStepWords(
  workflow: Pick<OnboardingView, 'currentStep' | 'totalSteps' | 'completionPercentage'>,
): string {
  const step = ONBOARDING_STEPS[workflow.currentStep - 1];
  if (workflow.completionPercentage >= 100 || step === undefined) return progressTexts.allDone;
  return progressTexts.step(workflow.currentStep, workflow.totalSteps, STEP_LABELS[step]);
}
