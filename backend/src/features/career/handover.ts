import { msg } from '@annals/contracts/kernel/text';
import { milestonesInFlight } from '@annals/projections/features/career/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { careerMilestone } from './decider';

/** Open milestones are held by the manager of today; those of somebody who left are cancelled. */
export const milestonesHandover: HandoverRule = {
  feature: 'career',
  words: [msg('open career milestone'), msg('open career milestones')],
  reads: ['career_milestones'],
  ...milestonesInFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(careerMilestone, id, { type: 'HandOverMilestone', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(careerMilestone, id, { type: 'EndWithEmployment' }, origin),
};
