import { msg } from '@annals/contracts/kernel/text';
import { openTimeOffOf, timeOffMisassigned } from '@annals/projections/features/time-off/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { timeOff } from './decider';

/** The manager of today decides what is still open; what somebody who left has not taken will not be taken. */
export const timeOffHandover: HandoverRule = {
  feature: 'time-off',
  words: [msg('open time-off request'), msg('open time-off requests')],
  reads: ['time_off_requests'],
  underWay: openTimeOffOf,
  misassigned: timeOffMisassigned,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(timeOff, id, { type: 'HandOverTimeOff', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(timeOff, id, { type: 'EndWithEmployment' }, origin),
};
