import { accountsFeature } from './features/accounts/feature';
import { digestsFeature } from './features/digests/feature';
import { messagesFeature } from './features/messages/feature';
import { meetingsFeature } from './features/meetings/feature';
import { painPointsFeature } from './features/pain-points/feature';
import { wellbeingFeature } from './features/wellbeing/feature';
import { skipLevelFeature } from './features/skip-level/feature';
import { onboardingFeature } from './features/onboarding/feature';
import { performanceReviewsFeature } from './features/performance-reviews/feature';
import { reviews360Feature } from './features/reviews-360/feature';
import { peopleFeature } from './features/people/feature';
import { performanceFeature } from './features/performance/feature';
import { careerFeature } from './features/career/feature';
import { timeOffFeature } from './features/time-off/feature';
import { calendarFeedsFeature } from './features/calendar-feeds/feature';
import { recognitionFeature } from './features/recognition/feature';
import { rewardsFeature } from './features/rewards/feature';
import { organizationalMilestonesFeature } from './features/organizational-milestones/feature';
import { cohortsFeature } from './features/cohorts/feature';
import { celebrationsFeature } from './features/celebrations/feature';
import { insightsFeature } from './features/insights/feature';
import { languageModelFeature } from './features/language-model/feature';
import { identityProvidersFeature } from './features/identity-providers/feature';
import { roleRulesFeature } from './features/role-rules/feature';
import { secondFactorsFeature } from './features/second-factors/feature';
import { breakGlassFeature } from './features/break-glass/feature';
import { serviceTokensFeature } from './features/service-tokens/feature';
import { signInPolicyFeature } from './features/sign-in-policy/feature';
import { scimFeature } from './features/scim/feature';
import { importsFeature } from './features/imports/feature';
import { teamFeature } from './features/team/feature';
import { organizationFeature } from './features/organization/feature';
import { dashboardFeature } from './features/dashboard/feature';
import { summariesFeature } from './features/summaries/feature';
import { notificationsFeature } from './features/notifications/feature';
import { mailFeature } from './features/mail/feature';
import { operationsFeature } from './features/operations/feature';
import { auditFeature } from './features/audit/feature';
import { privacyFeature } from './features/privacy/feature';
import { privilegedActsFeature } from './features/privileged-acts/feature';
import { accessReviewsFeature } from './features/access-reviews/feature';
import { waitingFeature } from './features/waiting/feature';
import { declareFeatures, type Features } from './kernel/feature';

/** Every feature, in the order in which Settings lists what it tells people. A new feature adds its line here. */
export const FEATURES = {
  accounts: accountsFeature,
  digests: digestsFeature,
  messages: messagesFeature,
  meetings: meetingsFeature,
  painPoints: painPointsFeature,
  wellbeing: wellbeingFeature,
  skipLevel: skipLevelFeature,
  onboarding: onboardingFeature,
  performanceReviews: performanceReviewsFeature,
  reviews360: reviews360Feature,
  people: peopleFeature,
  performance: performanceFeature,
  career: careerFeature,
  timeOff: timeOffFeature,
  calendarFeeds: calendarFeedsFeature,
  recognition: recognitionFeature,
  rewards: rewardsFeature,
  organizationalMilestones: organizationalMilestonesFeature,
  cohorts: cohortsFeature,
  celebrations: celebrationsFeature,
  insights: insightsFeature,
  languageModel: languageModelFeature,
  identityProviders: identityProvidersFeature,
  roleRules: roleRulesFeature,
  secondFactors: secondFactorsFeature,
  breakGlass: breakGlassFeature,
  serviceTokens: serviceTokensFeature,
  signInPolicy: signInPolicyFeature,
  scim: scimFeature,
  imports: importsFeature,
  team: teamFeature,
  organization: organizationFeature,
  dashboard: dashboardFeature,
  summaries: summariesFeature,
  notifications: notificationsFeature,
  mail: mailFeature,
  operations: operationsFeature,
  audit: auditFeature,
  privacy: privacyFeature,
  privilegedActs: privilegedActsFeature,
  accessReviews: accessReviewsFeature,
  waiting: waitingFeature,
} satisfies Features;

declareFeatures(FEATURES);
