import { msg } from '@annals/contracts/kernel/text';
import {
  nominationsMisassigned,
  nominationsUnderWay,
} from '@annals/projections/features/recognition/queries';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { recognition } from './decider';

/** Nominations that wait go to the recipient's manager of today; those for somebody who left stay with the manager they had. */
export const recognitionHandover: HandoverRule = {
  feature: 'recognition',
  words: [msg('nomination waiting for approval'), msg('nominations waiting for approval')],
  reads: ['recognitions', 'people'],
  underWay: nominationsUnderWay,
  misassigned: nominationsMisassigned,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(recognition, id, { type: 'HandOverRecognition', managerId }, origin),
};
