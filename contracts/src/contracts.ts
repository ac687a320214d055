import { accountsContract } from './features/accounts/contract';
import { digestsContract } from './features/digests/contract';
import { messagesContract } from './features/messages/contract';
import { meetingsContract } from './features/meetings/contract';
import { painPointsContract } from './features/pain-points/contract';
import { wellbeingContract } from './features/wellbeing/contract';
import { skipLevelContract } from './features/skip-level/contract';
import { onboardingContract } from './features/onboarding/contract';
import { performanceReviewsContract } from './features/performance-reviews/contract';
import { reviews360Contract } from './features/reviews-360/contract';
import { peopleContract } from './features/people/contract';
import { performanceContract } from './features/performance/contract';
import { careerContract } from './features/career/contract';
import { timeOffContract } from './features/time-off/contract';
import { calendarFeedsContract } from './features/calendar-feeds/contract';
import { recognitionContract } from './features/recognition/contract';
import { rewardsContract } from './features/rewards/contract';
import { organizationalMilestonesContract } from './features/organizational-milestones/contract';
import { cohortsContract } from './features/cohorts/contract';
import { celebrationsContract } from './features/celebrations/contract';
import { insightsContract } from './features/insights/contract';
import { languageModelContract } from './features/language-model/contract';
import { identityProvidersContract } from './features/identity-providers/contract';
import { roleRulesContract } from './features/role-rules/contract';
import { secondFactorsContract } from './features/second-factors/contract';
import { breakGlassContract } from './features/break-glass/contract';
import { scimContract } from './features/scim/contract';
import { serviceTokensContract } from './features/service-tokens/contract';
import { signInPolicyContract } from './features/sign-in-policy/contract';
import { importsContract } from './features/imports/contract';
import { teamContract } from './features/team/contract';
import { organizationContract } from './features/organization/contract';
import { dashboardContract } from './features/dashboard/contract';
import { notificationsContract } from './features/notifications/contract';
import { mailContract } from './features/mail/contract';
import { operationsContract } from './features/operations/contract';
import { auditContract } from './features/audit/contract';
import { privacyContract } from './features/privacy/contract';
import { privilegedActsContract } from './features/privileged-acts/contract';
import { accessReviewsContract } from './features/access-reviews/contract';
import { waitingContract } from './features/waiting/contract';
// What some schemas are made of: the names that features declare.
import './features';

/** What every feature has on the wire and in the log. A new feature adds its line here: the browser loads `features.ts`, and not this. */
export const CONTRACTS = [
  accountsContract,
  digestsContract,
  messagesContract,
  meetingsContract,
  painPointsContract,
  wellbeingContract,
  skipLevelContract,
  onboardingContract,
  performanceReviewsContract,
  reviews360Contract,
  peopleContract,
  performanceContract,
  careerContract,
  timeOffContract,
  calendarFeedsContract,
  recognitionContract,
  rewardsContract,
  organizationalMilestonesContract,
  cohortsContract,
  celebrationsContract,
  insightsContract,
  languageModelContract,
  identityProvidersContract,
  roleRulesContract,
  secondFactorsContract,
  breakGlassContract,
  serviceTokensContract,
  signInPolicyContract,
  scimContract,
  importsContract,
  teamContract,
  organizationContract,
  dashboardContract,
  notificationsContract,
  mailContract,
  operationsContract,
  auditContract,
  privacyContract,
  privilegedActsContract,
  accessReviewsContract,
  waitingContract,
];
