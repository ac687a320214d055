import { painPointsAstray, unresolvedPainPointsOf } from '@annals/projections/features/pain-points/in-flight';
import type { ManagerFollower } from '../../platform/services/manager-follower';
import { painPoint } from './decider';

/** The manager of today looks after what is not resolved yet. What somebody reported who left is still there to be resolved. */
export const painPointsFollowManager: ManagerFollower = {
  feature: 'pain-points',
  words: ['unresolved pain point', 'unresolved pain points'],
  reads: ['pain_points'],
  underWay: unresolvedPainPointsOf,
  astray: painPointsAstray,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(painPoint, id, { type: 'ReassignPainPoint', managerId }, origin),
  letGo: (dispatch, id, origin) =>
    dispatch(painPoint, id, { type: 'ReassignPainPoint', managerId: null }, origin),
};
