import { inboxesStory } from './inboxes';
import { meetingsStory } from './meetings';
import { onboardingStory } from './onboarding';
import { painPointsStory } from './pain-points';
import { skipLevelStory } from './skip-level';
import { careerStory } from './career';
import { performanceStory } from './performance';
import { performanceReviewsStory } from './performance-reviews';
import { recognitionStory } from './recognition';
import { cohortsStory } from './cohorts';
import { reviews360Story } from './reviews-360';
import { auditStory } from './audit';
import type { Story } from './story';
import { timeOffStory } from './time-off';
import { managerAlertsStory } from './manager-alerts';
import { wellbeingStory } from './wellbeing';

/** What happened in the demo company, by feature. A new feature adds its line here. */
export const STORIES: Readonly<Record<string, Story>> = {
  meetings: meetingsStory,
  wellbeing: wellbeingStory,
  painPoints: painPointsStory,
  skipLevel: skipLevelStory,
  performanceReviews: performanceReviewsStory,
  reviews360: reviews360Story,
  onboarding: onboardingStory,
  inboxes: inboxesStory,
  performance: performanceStory,
  career: careerStory,
  timeOff: timeOffStory,
  recognition: recognitionStory,
  cohorts: cohortsStory,
  audit: auditStory,
  managerAlerts: managerAlertsStory,
};
