import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import { disclosures } from '../../platform/commands/disclosures';

export const onboardingDisclosures = disclosures<OnboardingEvent>({
  OnboardingTaskAdded: 'theirs',
  OnboardingFeedbackGiven: 'theirs',
  OnboardingPaused: 'theirs',
  OnboardingNoteTaken: { words: 'nobodys', leftOut: () => 'private notes' },
});
