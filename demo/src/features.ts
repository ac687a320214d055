import { inboxesStory } from './features/notifications/story';
import { meetingsStory } from './features/meetings/story';
import { onboardingStory } from './features/onboarding/story';
import { painPointsStory } from './features/pain-points/story';
import { skipLevelStory } from './features/skip-level/story';
import { careerStory } from './features/career/story';
import { performanceStory } from './features/performance/story';
import { performanceReviewsStory } from './features/performance-reviews/story';
import { recognitionStory } from './features/recognition/story';
import { cohortsStory } from './features/cohorts/story';
import { reviews360Story } from './features/reviews-360/story';
import { auditStory } from './features/audit/story';
import type { Story } from './company/story';
import { timeOffStory } from './features/time-off/story';
import { managerAlertsStory } from './features/wellbeing/manager-alerts';
import { wellbeingStory } from './features/wellbeing/story';

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
