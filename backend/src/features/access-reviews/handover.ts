import { accessItemId, accessReviewId } from '@annals/contracts/features/access-reviews/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { accessItemsInFlight } from '@annals/projections/features/access-reviews/queries';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { accessReview } from './decider';

/** The manager of today answers for what somebody has; the administrators where there is none any more. */
export const accessReviewsHandover = {
  feature: 'access-reviews',
  words: [msg('access to review'), msg('accesses to review')],
  reads: ['access_reviews', 'access_review_items'],
  ...accessItemsInFlight,
  handOver: assign,
  letGo: (dispatch: Dispatch, id: string, origin: CommandOrigin) => assign(dispatch, id, null, origin),
} satisfies HandoverRule;

function assign(dispatch: Dispatch, id: string, reviewerId: PersonId | null, origin: CommandOrigin) {
  const [review, item] = id.split('/');
  const itemId = accessItemId.parse(item);
  return dispatch(
    accessReview,
    accessReviewId.parse(review),
    { type: 'AssignReviewer', itemId, reviewerId },
    origin,
  );
}
