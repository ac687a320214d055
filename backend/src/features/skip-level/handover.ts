import { msg } from '@annals/contracts/kernel/text';
import { skipLevelMeetingsInFlight } from '@annals/projections/features/skip-level/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { skipLevelMeeting } from './decider';

/** A planned skip-level meeting stays with its leader; it takes place past the manager of today. Those of somebody who left are cancelled. */
export const skipLevelMeetingsHandover: HandoverRule = {
  feature: 'skip-level',
  words: [msg('planned skip-level meeting'), msg('planned skip-level meetings')],
  reads: ['skip_level_meetings'],
  ...skipLevelMeetingsInFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(skipLevelMeeting, id, { type: 'ChangeManager', managerId }, origin),
  letGo: (dispatch, id, origin) =>
    dispatch(skipLevelMeeting, id, { type: 'ChangeManager', managerId: null }, origin),
  end: (dispatch, id, origin) => dispatch(skipLevelMeeting, id, { type: 'EndWithEmployment' }, origin),
};
