import { msg } from '@annals/contracts/kernel/text';
import {
  redemptionsMisassigned,
  redemptionsUnderWay,
} from '@annals/projections/features/rewards/redemption-queries';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { pointsAccount } from './decider';

/** Rewards asked for go to the manager of today for approval; those of somebody who left stay with the manager they had. */
export const rewardsHandover: HandoverRule = {
  feature: 'rewards',
  words: [msg('reward waiting for approval'), msg('rewards waiting for approval')],
  reads: ['redemptions', 'people'],
  underWay: redemptionsUnderWay,
  misassigned: redemptionsMisassigned,
  handOver: (dispatch, employeeId, managerId, origin) =>
    dispatch(pointsAccount, employeeId, { type: 'HandOverRedemptions', managerId }, origin),
};
