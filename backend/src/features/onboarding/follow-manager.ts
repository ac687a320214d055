import { onboardingsAstray, openOnboardingsOf } from '@annals/projections/features/onboarding/in-flight';
import type { ManagerFollower } from '../../platform/services/manager-follower';
import { onboarding } from './decider';

/** An onboarding under way goes to the manager of today; that of somebody who left rests. */
export const onboardingsFollowManager: ManagerFollower = {
  feature: 'onboardings',
  words: ['open onboarding', 'open onboardings'],
  reads: ['onboarding_workflows'],
  underWay: openOnboardingsOf,
  astray: onboardingsAstray,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(onboarding, id, { type: 'HandOverOnboarding', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(onboarding, id, { type: 'EndWithEmployment' }, origin),
};
