import { onboardingFeature } from '@annals/contracts/features/onboarding/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { onboarding } from './decider';
import { onboardingsHandover } from './handover';
import { onboardingHandlers } from './handlers';
import { onboardingHistory } from './history';
import { onboardingReminderJobs, sweepOnboardingReminders } from './reminders';
import { onboardingTemplate } from './template-decider';
import { onboardingTemplateHistory } from './template-history';
import { onboardingDisclosures } from './disclosures';

export const onboardingBackend = backendFeature(onboardingFeature, {
  handlers: onboardingHandlers,
  automatic: [{ jobs: onboardingReminderJobs, sweep: sweepOnboardingReminders }],
  histories: [history(onboarding, onboardingHistory), history(onboardingTemplate, onboardingTemplateHistory)],
  handover: [onboardingsHandover],
  disclosures: onboardingDisclosures,
});
