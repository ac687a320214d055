import { meetingsMisassigned, upcomingMeetingsOf } from '@annals/projections/features/meetings/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { meeting } from './decider';

/** The 1:1s still planned go to the manager of today; those of somebody who left are cancelled. */
export const meetingsHandover: HandoverRule = {
  feature: 'meetings',
  words: ['planned 1:1', 'planned 1:1s'],
  reads: ['meetings'],
  underWay: upcomingMeetingsOf,
  misassigned: meetingsMisassigned,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(meeting, id, { type: 'HandOverMeeting', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(meeting, id, { type: 'EndWithEmployment' }, origin),
};
