import { onboardingFeature } from '@annals/contracts/features/onboarding/feature';
import { told } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { onboarding } from './decider';
import { onboardingsFollowManager } from './follow-manager';
import { onboardingDoors } from './handlers';
import { onboardingTellers } from './history';
import { onboardingReminderJobs, sweepOnboardingReminders } from './reminders';
import { onboardingTemplate } from './template-decider';
import { onboardingTemplateTellers } from './template-history';
import { onboardingDisclosures } from './disclosures';

export const onboardingBackend = backendFeature(onboardingFeature, {
  doors: onboardingDoors,
  automatic: [{ jobs: onboardingReminderJobs, sweep: sweepOnboardingReminders }],
  histories: [told(onboarding, onboardingTellers), told(onboardingTemplate, onboardingTemplateTellers)],
  followers: [onboardingsFollowManager],
  disclosures: onboardingDisclosures,
});
