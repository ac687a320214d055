import {
  skipLevelMeetingsAstray,
  upcomingSkipLevelMeetingsOf,
} from '@annals/projections/skip-level/in-flight';
import type { ManagerFollower } from '../people/follower';
import { skipLevelMeeting } from './decider';

/** The skip-level meetings still planned show to the manager of today; those of somebody who left are cancelled. */
export const skipLevelMeetingsFollowManager: ManagerFollower = {
  feature: 'skip-level meetings',
  reads: ['skip_level_meetings'],
  underWay: upcomingSkipLevelMeetingsOf,
  astray: skipLevelMeetingsAstray,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(skipLevelMeeting, id, { type: 'ChangeManager', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(skipLevelMeeting, id, { type: 'EndWithEmployment' }, origin),
};
