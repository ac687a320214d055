import { msg } from '@annals/contracts/kernel/text';
import { reviewsInFlight } from '@annals/projections/features/performance-reviews/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { performanceReview } from './decider';

/** Reviews that are still open are held by the manager of today; those of somebody who left are cancelled. */
export const reviewsHandover: HandoverRule = {
  feature: 'performance-reviews',
  words: [msg('open performance review'), msg('open performance reviews')],
  reads: ['performance_reviews'],
  ...reviewsInFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(performanceReview, id, { type: 'ReassignReview', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(performanceReview, id, { type: 'EndWithEmployment' }, origin),
};
