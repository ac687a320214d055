import { weeklyDigests } from './digests/digests';
import { celebrations } from './celebrations/celebrations';
import { evidenceExports } from './audit/evidence-exports';
import { logAlarms } from './audit/log-alarms';
import { logSeals } from './audit/log-seals';
import { erasures } from './privacy/erasures';
import { subjectAccesses } from './privacy/subject-accesses';
import { leadershipCohorts } from './cohorts/cohorts';
import { cohortParticipants } from './cohorts/participants';
import { aiInsights } from './insights/insights';
import { insightRules } from './insights/rules';
import { languageModel } from './language-model/switch';
import { wordings } from './language-model/wordings';
import { accounts } from './accounts/accounts';
import { imports } from './imports/imports';
import type { Projection } from './kernel/projection';
import { meetings } from './meetings/meetings';
import { inboxes } from './notifications/inboxes';
import { notifications } from './notifications/notifications';
import { onboardingTemplates } from './onboarding/templates';
import { onboardingWorkflows } from './onboarding/workflows';
import { painPoints } from './pain-points/pain-points';
import { people } from './people/people';
import { careerMilestones } from './career/milestones';
import { performanceTimeline } from './performance/timeline';
import { feedback360 } from './reviews-360/feedback';
import { reviews360 } from './reviews-360/reviews';
import { performanceReviews } from './performance-reviews/performance-reviews';
import { personMonths } from './summaries/person-months';
import { personSummaries } from './summaries/person-summaries';
import { organizationalMilestones } from './organizational-milestones/milestones';
import { recognitionCategories } from './recognition/categories';
import { recognitions } from './recognition/recognitions';
import { employeePoints } from './rewards/employee-points';
import { redemptions } from './rewards/redemptions';
import { rewards } from './rewards/rewards';
import { rewardTiers } from './rewards/tiers';
import { pointTransactions } from './rewards/transactions';
import { skipLevelMeetings } from './skip-level/meetings';
import { skipLevelNotifications } from './skip-level/notifications';
import { timeOffPolicies } from './time-off/policies';
import { timeOffRequests } from './time-off/requests';
import { eventCounts } from './audit/event-counts';
import { eventIndex } from './audit/event-index';
import { auditSamples, savedSearches } from './audit/saved-searches';
import { sensitiveViews } from './audit/sensitive-views';
import { wellbeingCheckIns } from './wellbeing/check-ins';
import { pulseAnnouncements } from './wellbeing/announcements';
import { managerAlerts } from './wellbeing/manager-alerts';
import { wellnessPulse } from './wellbeing/wellness-pulse';
import { wellbeingWeeks } from './wellbeing/weeks';

/** Every read model there is. A new feature adds its line here. */
export const projections: readonly Projection[] = [
  people,
  accounts,
  imports,
  meetings,
  notifications,
  inboxes,
  performanceReviews,
  reviews360,
  feedback360,
  performanceTimeline,
  careerMilestones,
  personSummaries,
  personMonths,
  skipLevelMeetings,
  skipLevelNotifications,
  wellbeingCheckIns,
  wellbeingWeeks,
  wellnessPulse,
  managerAlerts,
  pulseAnnouncements,
  painPoints,
  onboardingWorkflows,
  onboardingTemplates,
  aiInsights,
  insightRules,
  languageModel,
  wordings,
  timeOffRequests,
  timeOffPolicies,
  recognitions,
  recognitionCategories,
  organizationalMilestones,
  rewardTiers,
  rewards,
  employeePoints,
  pointTransactions,
  redemptions,
  leadershipCohorts,
  cohortParticipants,
  celebrations,
  weeklyDigests,
  eventIndex,
  eventCounts,
  sensitiveViews,
  savedSearches,
  auditSamples,
  logSeals,
  erasures,
  subjectAccesses,
  logAlarms,
  evidenceExports,
];
