import { openReviews360Of, reviews360Astray } from '@annals/projections/reviews-360/in-flight';
import type { ManagerFollower } from '../people/follower';
import { review360 } from './decider';

/** Open reviews are approved and released by the manager of today; those about somebody who left are cancelled. */
export const reviews360FollowManager: ManagerFollower = {
  feature: 'reviews-360',
  words: ['open 360 review', 'open 360 reviews'],
  reads: ['review_360'],
  underWay: openReviews360Of,
  astray: reviews360Astray,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(review360, id, { type: 'HandOverReview360', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(review360, id, { type: 'EndWithEmployment' }, origin),
};
