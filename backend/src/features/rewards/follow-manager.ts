import {
  redemptionsAstray,
  redemptionsUnderWay,
} from '@annals/projections/features/rewards/redemption-queries';
import type { ManagerFollower } from '../../platform/services/manager-follower';
import { pointsAccount } from './decider';

/** Rewards asked for go to the manager of today for approval; those of somebody who left stay with the manager they had. */
export const rewardsFollowManager: ManagerFollower = {
  feature: 'rewards',
  words: ['reward waiting for approval', 'rewards waiting for approval'],
  reads: ['redemptions', 'people'],
  underWay: redemptionsUnderWay,
  astray: redemptionsAstray,
  handOver: (dispatch, employeeId, managerId, origin) =>
    dispatch(pointsAccount, employeeId, { type: 'HandOverRedemptions', managerId }, origin),
};
