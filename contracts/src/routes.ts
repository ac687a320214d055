import { accountRoutes } from './accounts/routes';
import { selfServiceRoutes } from './accounts/self-service';
import { messageRoutes } from './messages/routes';
import { profileRoutes } from './people/profile';
import { dashboardRoutes } from './dashboard/routes';
import { mailRoutes } from './mail/routes';
import { importRoutes } from './imports/routes';
import { meetingRoutes } from './meetings/routes';
import { evidenceRoutes } from './audit/evidence-routes';
import { privacyRoutes } from './privacy/routes';
import { subjectAccessRoutes } from './privacy/subject-access-routes';
import { sealRoutes } from './audit/seal-routes';
import { notificationRoutes } from './notifications/routes';
import { operationsRoutes } from './operations/routes';
import { auditRoutes } from './audit/routes';
import { organisationRoutes } from './organisation/routes';
import { peopleRoutes } from './people/routes';
import { teamRoutes } from './team/routes';
import { careerRoutes } from './career/routes';
import { performanceRoutes } from './performance/routes';
import { performanceReviewRoutes } from './performance-reviews/routes';
import { recognitionRoutes } from './recognition/routes';
import { rewardRoutes } from './rewards/routes';
import { organizationalMilestoneRoutes } from './organizational-milestones/routes';
import { review360Routes } from './reviews-360/routes';
import { skipLevelRoutes } from './skip-level/routes';
import { insightRoutes } from './insights/routes';
import { languageModelRoutes } from './language-model/routes';
import { onboardingRoutes } from './onboarding/routes';
import { painPointRoutes } from './pain-points/routes';
import { calendarFeedRoutes } from './calendar-feeds/routes';
import { timeOffRoutes } from './time-off/routes';
import { automaticActRoutes } from './operations/automatic-acts';
import { celebrationRoutes } from './celebrations/routes';
import { cohortRoutes } from './cohorts/routes';
import { wellbeingRoutes } from './wellbeing/routes';

/** Every door there is, by feature. A new feature adds its line here. */
export const routeTables = {
  accounts: accountRoutes,
  selfService: selfServiceRoutes,
  profile: profileRoutes,
  messages: messageRoutes,
  celebrations: celebrationRoutes,
  automaticActs: automaticActRoutes,
  people: peopleRoutes,
  imports: importRoutes,
  meetings: meetingRoutes,
  wellbeing: wellbeingRoutes,
  painPoints: painPointRoutes,
  onboarding: onboardingRoutes,
  insights: insightRoutes,
  languageModel: languageModelRoutes,
  notifications: notificationRoutes,
  performanceReviews: performanceReviewRoutes,
  reviews360: review360Routes,
  performance: performanceRoutes,
  career: careerRoutes,
  mail: mailRoutes,
  operations: operationsRoutes,
  dashboard: dashboardRoutes,
  team: teamRoutes,
  organisation: organisationRoutes,
  skipLevel: skipLevelRoutes,
  timeOff: timeOffRoutes,
  calendarFeeds: calendarFeedRoutes,
  recognition: recognitionRoutes,
  rewards: rewardRoutes,
  organizationalMilestones: organizationalMilestoneRoutes,
  cohorts: cohortRoutes,
  audit: auditRoutes,
  seal: sealRoutes,
  evidence: evidenceRoutes,
  privacy: privacyRoutes,
  subjectAccess: subjectAccessRoutes,
};
