import { accessReviewsScreens } from './features/access-reviews/feature';
import { overviewScreens } from './features/overview/feature';
import { performanceScreens } from './features/performance/feature';
import { reviews360Screens } from './features/reviews-360/feature';
import { recognitionScreens } from './features/recognition/feature';
import { teamScreens } from './features/team/feature';
import { conversationsScreens } from './features/conversations/feature';
import { meetingsScreens } from './features/meetings/feature';
import { performanceReviewsScreens } from './features/performance-reviews/feature';
import { skipLevelScreens } from './features/skip-level/feature';
import { wellbeingScreens } from './features/wellbeing/feature';
import { timeOffScreens } from './features/time-off/feature';
import { onboardingScreens } from './features/onboarding/feature';
import { painPointsScreens } from './features/pain-points/feature';
import { insightsScreens } from './features/insights/feature';
import { languageModelScreens } from './features/language-model/feature';
import { cohortsScreens } from './features/cohorts/feature';
import { administrationScreens } from './features/administration/feature';
import { auditScreens } from './features/audit/feature';
import { notificationsScreens } from './features/notifications/feature';
import { settingsScreens } from './features/settings/feature';
import { peopleScreens } from './features/people/feature';
import type { FrontendFeature } from './ui/feature';

/** What every feature shows, in the order of the sidebar. A new feature adds its line here. */
export const FRONTEND_FEATURES: readonly FrontendFeature[] = [
  overviewScreens,
  performanceScreens,
  reviews360Screens,
  performanceReviewsScreens,
  recognitionScreens,
  teamScreens,
  conversationsScreens,
  meetingsScreens,
  skipLevelScreens,
  wellbeingScreens,
  timeOffScreens,
  onboardingScreens,
  peopleScreens,
  painPointsScreens,
  insightsScreens,
  languageModelScreens,
  cohortsScreens,
  administrationScreens,
  accessReviewsScreens,
  auditScreens,
  notificationsScreens,
  settingsScreens,
];
