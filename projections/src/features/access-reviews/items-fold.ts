import { readable } from '@annals/contracts/kernel/erased';
import type {
  WithdrawalOutcome,
  AccessItemStatus,
} from '@annals/contracts/features/access-reviews/constants';
import type { AccessReviewEvent } from '@annals/contracts/features/access-reviews/events';
import { accessItemRow, type AccessItemRow } from '@annals/contracts/features/access-reviews/views';
import { projection } from '../../engine/projection';

const AFTER: Readonly<Record<WithdrawalOutcome, AccessItemStatus>> = {
  done: 'withdrawn',
  refused: 'refused',
  'no-longer-held': 'gone',
};

/** What reviews list, and what was answered. */
export const accessReviewItems = projection<AccessItemRow, AccessReviewEvent>({
  name: 'access_review_items',
  version: 1,
  row: accessItemRow,
  indexes: {
    ofReview: ['reviewId', 'holderId', 'id'],
    ofReviewer: ['reviewerId', 'status'],
    ofHolder: ['holderId', 'status'],
  },
  tags: ['AccessReviews'],
  concerns: ({ reviewerId }) => (reviewerId === null ? [] : [reviewerId]),
  key: ({ data }) => ('itemId' in data ? data.itemId : []),
  evolve: {
    AccessListed: (_, { data: { itemId, ...listed } }) => ({
      id: itemId,
      ...listed,
      status: 'open',
      answeredBy: null,
      answeredAt: null,
      reason: null,
      problem: null,
    }),
    AccessConfirmed: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'confirmed',
        answeredBy: data.reviewerId,
        answeredAt: metadata.occurredAt,
        reason: null,
        problem: null,
      },
    AccessWithdrawn: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'withdrawing',
        answeredBy: data.reviewerId,
        answeredAt: metadata.occurredAt,
        reason: readable(data.reason),
        problem: null,
      },
    AccessWithdrawalCompleted: (row, { data: { outcome, problem } }) =>
      row && {
        ...row,
        status: AFTER[outcome],
        problem,
        // What could not be done is for an administrator.
        reviewerId: outcome === 'refused' ? null : row.reviewerId,
      },
    AccessNoLongerHeld: (row) => row && { ...row, status: 'gone' },
    AccessReviewerChanged: (row, { data: { reviewerId } }) => row && { ...row, reviewerId },
  },
});
