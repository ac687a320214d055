import { msg } from '@annals/contracts/kernel/text';
import { painPointsInFlight } from '@annals/projections/features/pain-points/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { painPoint } from './decider';

/** The manager of today looks after what is not resolved yet. What somebody reported who left is still there to be resolved. */
export const painPointsHandover: HandoverRule = {
  feature: 'pain-points',
  words: [msg('unresolved pain point'), msg('unresolved pain points')],
  reads: ['pain_points'],
  ...painPointsInFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(painPoint, id, { type: 'ReassignPainPoint', managerId }, origin),
  letGo: (dispatch, id, origin) =>
    dispatch(painPoint, id, { type: 'ReassignPainPoint', managerId: null }, origin),
};
