import { evidenceEvents } from './audit/evidence-events';
import { erasureEvents } from './audit/erasure-events';
import { sealEvents } from './audit/seal-events';
import { accountEvents } from './accounts/events';
import { selfServiceEvents } from './accounts/self-service-events';
import { messageEvents } from './messages/events';
import { insightEvents } from './insights/events';
import { insightRuleEvents } from './insights/rule-events';
import { languageModelEvents, wordingEvents } from './language-model/events';
import { importEvents } from './imports/events';
import { careerEvents } from './career/events';
import { cohortEvents } from './cohorts/events';
import type { EventDefinition } from './kernel/event';
import { meetingEvents } from './meetings/events';
import { notificationEvents } from './notifications/events';
import { notificationEmailEvents } from './notifications/email-events';
import { inboxEvents } from './notifications/inbox-events';
import { onboardingEvents } from './onboarding/events';
import { onboardingTemplateEvents } from './onboarding/template-events';
import { painPointEvents } from './pain-points/events';
import { timelineEvents } from './performance/events';
import { personEvents } from './people/events';
import { performanceReviewEvents } from './performance-reviews/events';
import { recognitionEvents } from './recognition/events';
import { recognitionCategoryEvents } from './recognition/category-events';
import { pointsAccountEvents } from './rewards/points-events';
import { rewardEvents, rewardTierEvents } from './rewards/catalogue-events';
import { operationsEvents } from './operations/events';
import { organizationalMilestoneEvents } from './organizational-milestones/events';
import { review360Events } from './reviews-360/events';
import { skipLevelEvents } from './skip-level/events';
import { profileEvents } from './people/profile-events';
import { calendarFeedEvents } from './calendar-feeds/events';
import { timeOffEvents } from './time-off/events';
import { timeOffPolicyEvents } from './time-off/policy-events';
import { pulseAnnouncementEvents } from './wellbeing/announcement-events';
import { managerAlertEvents } from './wellbeing/alert-events';
import { digestEvents } from './digests/events';
import { celebrationEvents } from './celebrations/events';
import { sampleEvents, searchEvents } from './audit/search-events';
import { sensitiveEvents } from './audit/sensitive-events';
import { wellbeingEvents } from './wellbeing/events';
import { subjectAccessEvents } from './privacy/subject-access-events';

/** Every event there is, by feature. A new feature adds its line here. */
export const eventDefinitions: readonly EventDefinition[] = [
  ...personEvents,
  ...profileEvents,
  ...accountEvents,
  ...selfServiceEvents,
  ...messageEvents,
  ...importEvents,
  ...operationsEvents,
  ...meetingEvents,
  ...wellbeingEvents,
  ...managerAlertEvents,
  ...pulseAnnouncementEvents,
  ...painPointEvents,
  ...onboardingEvents,
  ...onboardingTemplateEvents,
  ...insightEvents,
  ...insightRuleEvents,
  ...languageModelEvents,
  ...wordingEvents,
  ...notificationEvents,
  ...inboxEvents,
  ...performanceReviewEvents,
  ...review360Events,
  ...timelineEvents,
  ...careerEvents,
  ...skipLevelEvents,
  ...notificationEmailEvents,
  ...timeOffEvents,
  ...timeOffPolicyEvents,
  ...calendarFeedEvents,
  ...recognitionEvents,
  ...recognitionCategoryEvents,
  ...pointsAccountEvents,
  ...rewardTierEvents,
  ...rewardEvents,
  ...organizationalMilestoneEvents,
  ...cohortEvents,
  ...celebrationEvents,
  ...digestEvents,
  ...searchEvents,
  ...sampleEvents,
  ...sensitiveEvents,
  ...sealEvents,
  ...evidenceEvents,
  ...erasureEvents,
  ...subjectAccessEvents,
];
