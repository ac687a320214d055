import { cohortsFeature } from '@annals/contracts/features/cohorts/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { leadershipCohorts } from './cohorts-fold';
import { cohortNotices } from './notices';
import { cohortParticipants } from './participants-fold';

export const cohortsReadSide = projectionFeature(cohortsFeature, {
  projections: [leadershipCohorts, cohortParticipants],
  asOf: { leadershipCohort: [leadershipCohorts, cohortParticipants] },
  notices: noticeSource(cohortNotices),
});
