import type { AccessReviewEvent } from '@annals/contracts/features/access-reviews/events';
import type { NoticesOf } from '../../engine/notice';

const OWN = '/access-reviews';

/** Reviewers are told of what they have to answer, administrators of what is stuck. */
export const accessReviewNotices: NoticesOf<AccessReviewEvent> = {
  AccessListingCompleted: ({ data: { reviewerIds, name, dueOn } }) =>
    reviewerIds.map((personId) => ({
      personId,
      kind: 'access_review_opened' as const,
      path: OWN,
      facts: { review: name, day: dueOn },
    })),
  AccessReviewReminderSent: ({ data: { reviewerIds, name, dueOn } }) =>
    reviewerIds.map((personId) => ({
      personId,
      kind: 'access_review_reminder' as const,
      path: OWN,
      facts: { review: name, day: dueOn },
    })),
  AccessReviewEscalated: ({ data: { administratorIds, reviewId, name, dueOn, items } }) =>
    administratorIds.map((personId) => ({
      personId,
      kind: 'access_review_escalated' as const,
      path: `${OWN}/${reviewId}`,
      facts: { review: name, day: dueOn, items: String(items) },
    })),
  AccessWithdrawalCompleted: ({ data: { administratorIds, reviewerId, problem } }) =>
    administratorIds.map((personId) => ({
      personId,
      kind: 'access_withdrawal_refused' as const,
      path: OWN,
      aboutId: reviewerId,
      facts: { problem },
    })),
  AccessReviewCompleted: ({ data: { startedBy, reviewId, name, confirmed, withdrawn } }) => [
    {
      personId: startedBy,
      kind: 'access_review_completed' as const,
      path: `${OWN}/${reviewId}`,
      facts: { review: name, confirmed: String(confirmed), withdrawn: String(withdrawn) },
    },
  ],
};
