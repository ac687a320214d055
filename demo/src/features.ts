import { inboxesStory } from './features/notifications/story';
import { meetingsStory, seriesStory } from './features/meetings/story';
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

/**
 * What happened in the demo company: a story for each feature that has one, in `features/<feature>/`. A new feature adds its line here.
 * Privacy, and people who come, move and leave beside the organization, are told by `fill.ts` before the others: they are about the company as a whole.
 */
export const STORIES: readonly Story[] = [
  meetingsStory,
  wellbeingStory,
  painPointsStory,
  skipLevelStory,
  performanceReviewsStory,
  reviews360Story,
  onboardingStory,
  inboxesStory,
  performanceStory,
  careerStory,
  timeOffStory,
  recognitionStory,
  cohortsStory,
  auditStory,
  managerAlertsStory,
  seriesStory,
];
