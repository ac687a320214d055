import { msg } from '@annals/contracts/kernel/text';
import { meetingsInFlight, seriesInFlight } from '@annals/projections/features/meetings/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { meeting } from './decider';
import { meetingSeries } from './series-decider';

/** The 1:1s still planned by themselves go to the manager of today; those of somebody who left are cancelled. */
export const meetingsHandover: HandoverRule = {
  feature: 'meetings',
  words: [msg('planned 1:1'), msg('planned 1:1s')],
  reads: ['meetings'],
  ...meetingsInFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(meeting, id, { type: 'HandOverMeeting', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(meeting, id, { type: 'EndWithEmployment' }, origin),
};

/** What is planned of series goes, and ends, the same way: what is decided for a series is done to its 1:1s. */
export const seriesHandover: HandoverRule = {
  feature: 'meeting-series',
  words: [msg('series of 1:1s||one'), msg('series of 1:1s||several')],
  reads: ['meeting_series'],
  ...seriesInFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(meetingSeries, id, { type: 'HandOverSeries', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(meetingSeries, id, { type: 'EndWithEmployment' }, origin),
};
