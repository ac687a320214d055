import { nominationsAstray, nominationsUnderWay } from '@annals/projections/features/recognition/queries';
import type { ManagerFollower } from '../../platform/services/manager-follower';
import { recognition } from './decider';

/** Nominations that wait go to the recipient's manager of today; those for somebody who left stay with the manager they had. */
export const recognitionFollowsManager: ManagerFollower = {
  feature: 'recognition',
  words: ['nomination waiting for approval', 'nominations waiting for approval'],
  reads: ['recognitions', 'people'],
  underWay: nominationsUnderWay,
  astray: nominationsAstray,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(recognition, id, { type: 'HandOverRecognition', managerId }, origin),
};
