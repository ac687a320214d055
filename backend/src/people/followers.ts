import { milestonesFollowManager } from '../career/follow-manager';
import { meetingsFollowManager } from '../meetings/follow-manager';
import { onboardingsFollowManager } from '../onboarding/follow-manager';
import { painPointsFollowManager } from '../pain-points/follow-manager';
import { reviewsFollowManager } from '../performance-reviews/follow-manager';
import { recognitionFollowsManager } from '../recognition/follow-manager';
import { rewardsFollowManager } from '../rewards/follow-manager';
import { reviewers360FollowDepartures, reviews360FollowManager } from '../reviews-360/follow-manager';
import { skipLevelMeetingsFollowManager } from '../skip-level/follow-manager';
import { timeOffFollowsManager } from '../time-off/follow-manager';
import { cohortsFollowDepartures } from '../cohorts/follow-manager';
import type { ManagerFollower } from './follower';

/** What follows an employee to another manager, by feature. A new feature adds its line here. */
export const FOLLOWERS: readonly ManagerFollower[] = [
  meetingsFollowManager,
  reviewsFollowManager,
  skipLevelMeetingsFollowManager,
  milestonesFollowManager,
  onboardingsFollowManager,
  painPointsFollowManager,
  timeOffFollowsManager,
  recognitionFollowsManager,
  rewardsFollowManager,
  reviews360FollowManager,
  reviewers360FollowDepartures,
  cohortsFollowDepartures,
];
