import { msg } from '@annals/contracts/kernel/text';
import { onboardingsInFlight } from '@annals/projections/features/onboarding/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { onboarding } from './decider';

/** An onboarding under way goes to the manager of today; that of somebody who left rests. */
export const onboardingsHandover: HandoverRule = {
  feature: 'onboardings',
  words: [msg('open onboarding'), msg('open onboardings')],
  reads: ['onboarding_workflows'],
  ...onboardingsInFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(onboarding, id, { type: 'HandOverOnboarding', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(onboarding, id, { type: 'EndWithEmployment' }, origin),
};
