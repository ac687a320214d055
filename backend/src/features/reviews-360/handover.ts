import { msg } from '@annals/contracts/kernel/text';
import { personId } from '@annals/contracts/kernel/ids';
import { review360Id } from '@annals/contracts/features/reviews-360/ids';
import {
  reviewersWhoLeft,
  reviews360InFlight,
  reviews360AwaitingReviewers,
} from '@annals/projections/features/reviews-360/in-flight';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { review360 } from './decider';

/** Open reviews are approved and released by the manager of today; those about somebody who left are cancelled. */
export const reviews360Handover: HandoverRule = {
  feature: 'reviews-360',
  words: [msg('open 360 review'), msg('open 360 reviews')],
  reads: ['review_360'],
  ...reviews360InFlight,
  handOver: (dispatch, id, managerId, origin) =>
    dispatch(review360, id, { type: 'HandOverReview360', managerId }, origin),
  end: (dispatch, id, origin) => dispatch(review360, id, { type: 'EndWithEmployment' }, origin),
};

/** A person who has left is asked for no feedback any more: nobody waits for them to release the results. Another manager changes nothing about it. */
export const reviewers360Handover: HandoverRule = {
  feature: '360 feedback',
  words: [msg('360 feedback request to answer'), msg('360 feedback requests to answer')],
  reads: ['review_360', 'review_360_feedback', 'people'],
  underWay: async (db, employeeIds) =>
    (await reviews360AwaitingReviewers(db, employeeIds)).map(({ review360Id: review, reviewerId }) => ({
      id: `${review}/${reviewerId}`,
      employeeId: reviewerId,
      managerId: null,
    })),
  misassigned: reviewersWhoLeft,
  handOver: () => Promise.resolve(),
  end: (dispatch, id, origin) => {
    const [review = '', reviewer = ''] = id.split('/');
    return dispatch(
      review360,
      review360Id.parse(review),
      { type: 'ReleaseReviewerWhoLeft', reviewerId: personId.parse(reviewer) },
      origin,
    );
  },
};
