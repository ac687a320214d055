import { accessReviewsReadSide } from './features/access-reviews/feature';
import { accountsReadSide } from './features/accounts/feature';
import { digestsReadSide } from './features/digests/feature';
import { messagesReadSide } from './features/messages/feature';
import { meetingsReadSide } from './features/meetings/feature';
import { painPointsReadSide } from './features/pain-points/feature';
import { wellbeingReadSide } from './features/wellbeing/feature';
import { skipLevelReadSide } from './features/skip-level/feature';
import { onboardingReadSide } from './features/onboarding/feature';
import { performanceReviewsReadSide } from './features/performance-reviews/feature';
import { reviews360ReadSide } from './features/reviews-360/feature';
import { peopleReadSide } from './features/people/feature';
import { performanceReadSide } from './features/performance/feature';
import { careerReadSide } from './features/career/feature';
import { timeOffReadSide } from './features/time-off/feature';
import { recognitionReadSide } from './features/recognition/feature';
import { rewardsReadSide } from './features/rewards/feature';
import { organizationalMilestonesReadSide } from './features/organizational-milestones/feature';
import { cohortsReadSide } from './features/cohorts/feature';
import { celebrationsReadSide } from './features/celebrations/feature';
import { insightsReadSide } from './features/insights/feature';
import { languageModelReadSide } from './features/language-model/feature';
import { identityProvidersReadSide } from './features/identity-providers/feature';
import { breakGlassReadSide } from './features/break-glass/feature';
import { roleRulesReadSide } from './features/role-rules/feature';
import { serviceTokensReadSide } from './features/service-tokens/feature';
import { importsReadSide } from './features/imports/feature';
import { summariesReadSide } from './features/summaries/feature';
import { auditReadSide } from './features/audit/feature';
import { privacyReadSide } from './features/privacy/feature';
import { privilegedActsReadSide } from './features/privileged-acts/feature';
import { notificationsReadSide } from './features/notifications/feature';
import type { WaitingCounts } from './engine/counted-rows';
import type { ProjectionFeature } from './engine/feature';
import { Notices } from './engine/notices';
import type { Projection } from './engine/projection';

/** The read side of every feature; where two tell somebody of one event, the first is heard. A new feature adds its line here. */
const READ_SIDES: readonly ProjectionFeature[] = [
  accountsReadSide,
  digestsReadSide,
  messagesReadSide,
  meetingsReadSide,
  painPointsReadSide,
  wellbeingReadSide,
  skipLevelReadSide,
  onboardingReadSide,
  performanceReviewsReadSide,
  reviews360ReadSide,
  peopleReadSide,
  performanceReadSide,
  careerReadSide,
  timeOffReadSide,
  recognitionReadSide,
  rewardsReadSide,
  organizationalMilestonesReadSide,
  cohortsReadSide,
  celebrationsReadSide,
  insightsReadSide,
  languageModelReadSide,
  identityProvidersReadSide,
  breakGlassReadSide,
  roleRulesReadSide,
  serviceTokensReadSide,
  importsReadSide,
  summariesReadSide,
  auditReadSide,
  privacyReadSide,
  privilegedActsReadSide,
  accessReviewsReadSide,
];

/** Who is told of what. */
export const notices = new Notices(READ_SIDES.map((one) => one.notices));

const ALL = [...READ_SIDES, notificationsReadSide(notices)];

/** Every read model there is. */
export const projections = ALL.flatMap((one) => one.projections);

/** The folds that a record of each category is made from, the record itself first. */
export const foldsOfRecords: ReadonlyMap<string, readonly Projection[]> = new Map(
  ALL.flatMap(({ asOf }) => Object.entries(asOf)),
);

/** How everything that waits for somebody is counted. */
export const waitingCounts: WaitingCounts = ALL.reduce((all, { waiting }) => ({ ...all, ...waiting }), {});
