import { readable } from '@annals/contracts/kernel/erased';
import type { AccessReviewEvent } from '@annals/contracts/features/access-reviews/events';
import { accessReviewRow, type AccessReviewRow } from '@annals/contracts/features/access-reviews/views';
import { projection } from '../../engine/projection';

const reminded = (
  row: AccessReviewRow | null,
  { dueOn, occasion }: { readonly dueOn: string; readonly occasion: string },
) => row && { ...row, remindedOf: [...row.remindedOf, `${dueOn}/${occasion}`] };

/** The reviews of access, each with how far it is. */
export const accessReviews = projection<AccessReviewRow, AccessReviewEvent>({
  name: 'access_reviews',
  version: 1,
  row: accessReviewRow,
  indexes: { latest: ['startedAt desc', 'id desc'] },
  tags: ['AccessReviews'],
  concerns: ({ startedBy }) => [startedBy],
  key: ({ data }) => data.reviewId,
  evolve: {
    AccessReviewStarted: (_, { data: { reviewId, ...started }, metadata }) => ({
      id: reviewId,
      ...started,
      status: 'listing',
      startedAt: metadata.occurredAt,
      items: 0,
      confirmed: 0,
      withdrawn: 0,
      noLongerHeld: 0,
      escalatedAt: null,
      endedAt: null,
      closedBy: null,
      reason: null,
      remindedOf: [],
    }),
    AccessListed: (row) => row && { ...row, items: row.items + 1 },
    AccessListingCompleted: (row) => row && { ...row, status: 'open' },
    AccessConfirmed: (row) => row && { ...row, confirmed: row.confirmed + 1 },
    AccessWithdrawalCompleted: (row, { data: { outcome } }) => {
      if (row === null || outcome === 'refused') return row;
      const counted = outcome === 'done' ? 'withdrawn' : 'noLongerHeld';
      return { ...row, [counted]: row[counted] + 1 };
    },
    AccessNoLongerHeld: (row) => row && { ...row, noLongerHeld: row.noLongerHeld + 1 },
    AccessReviewReminderSent: (row, { data }) => reminded(row, data),
    AccessReviewEscalated: (row, { data, metadata }) =>
      reminded(row && { ...row, escalatedAt: metadata.occurredAt }, { ...data, occasion: 'overdue' }),
    AccessReviewCompleted: (row, { metadata }) =>
      row && { ...row, status: 'completed', endedAt: metadata.occurredAt },
    AccessReviewClosed: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'closed',
        endedAt: metadata.occurredAt,
        closedBy: data.closedBy,
        reason: readable(data.reason),
      },
  },
});
