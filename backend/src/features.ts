import { foldsOfRecords, waitingCounts } from '@annals/projections/features';
import { accessReviewsBackend } from './features/access-reviews/feature';
import { accountsBackend } from './features/accounts/feature';
import { digestsBackend } from './features/digests/feature';
import { messagesBackend } from './features/messages/feature';
import { meetingsBackend } from './features/meetings/feature';
import { painPointsBackend } from './features/pain-points/feature';
import { wellbeingBackend } from './features/wellbeing/feature';
import { skipLevelBackend } from './features/skip-level/feature';
import { onboardingBackend } from './features/onboarding/feature';
import { performanceReviewsBackend } from './features/performance-reviews/feature';
import { reviews360Backend } from './features/reviews-360/feature';
import { peopleBackend } from './features/people/feature';
import { performanceBackend } from './features/performance/feature';
import { careerBackend } from './features/career/feature';
import { timeOffBackend } from './features/time-off/feature';
import { calendarFeedsBackend } from './features/calendar-feeds/feature';
import { recognitionBackend } from './features/recognition/feature';
import { rewardsBackend } from './features/rewards/feature';
import { organizationalMilestonesBackend } from './features/organizational-milestones/feature';
import { cohortsBackend } from './features/cohorts/feature';
import { celebrationsBackend } from './features/celebrations/feature';
import { insightsBackend } from './features/insights/feature';
import { languageModelBackend } from './features/language-model/feature';
import { identityProvidersBackend } from './features/identity-providers/feature';
import { roleRulesBackend } from './features/role-rules/feature';
import { secondFactorsBackend } from './features/second-factors/feature';
import { scimBackend } from './features/scim/feature';
import { breakGlassBackend } from './features/break-glass/feature';
import { serviceTokensBackend } from './features/service-tokens/feature';
import { signInPolicyBackend } from './features/sign-in-policy/feature';
import { importsBackend } from './features/imports/feature';
import { teamBackend } from './features/team/feature';
import { organizationBackend } from './features/organization/feature';
import { dashboardBackend } from './features/dashboard/feature';
import { notificationsBackend } from './features/notifications/feature';
import { mailBackend } from './features/mail/feature';
import { operationsBackend } from './features/operations/feature';
import { auditBackend } from './features/audit/feature';
import { privacyBackend } from './features/privacy/feature';
import { privilegedActsBackend } from './features/privileged-acts/feature';
import { waitingBackend } from './features/waiting/feature';
import { creditingBackend } from './features/crediting/feature';
import { approvalsBackend } from './features/approvals/feature';
import { collected, type BackendFeature } from './platform/feature';

/** What the server does for every feature. A new feature adds its line here. */
export const BACKEND_FEATURES: readonly BackendFeature[] = [
  accountsBackend,
  digestsBackend,
  messagesBackend,
  meetingsBackend,
  painPointsBackend,
  wellbeingBackend,
  skipLevelBackend,
  onboardingBackend,
  performanceReviewsBackend,
  reviews360Backend,
  peopleBackend,
  performanceBackend,
  careerBackend,
  timeOffBackend,
  calendarFeedsBackend,
  recognitionBackend,
  rewardsBackend,
  organizationalMilestonesBackend,
  cohortsBackend,
  celebrationsBackend,
  insightsBackend,
  languageModelBackend,
  identityProvidersBackend,
  roleRulesBackend,
  secondFactorsBackend,
  breakGlassBackend,
  serviceTokensBackend,
  signInPolicyBackend,
  scimBackend,
  importsBackend,
  teamBackend,
  organizationBackend,
  dashboardBackend,
  notificationsBackend,
  mailBackend,
  operationsBackend,
  auditBackend,
  privacyBackend,
  privilegedActsBackend,
  waitingBackend,
  creditingBackend,
  approvalsBackend,
  accessReviewsBackend,
];

/** What features that work over all others are handed. */
export const COLLECTED = collected(BACKEND_FEATURES, { foldsOfRecords, waiting: waitingCounts });
