import { readable } from '@annals/contracts/kernel/erased';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import type { NoticesOf } from '../../engine/notice';

const detailPath = (reviewId: string) => `/reviews-360?review=${reviewId}`;
const feedbackPath = (reviewId: string) => `/reviews-360/${reviewId}/feedback`;

/** Everyone is told when it is their turn. Nobody is told that somebody answered or declined: that would say who, and when. */
export const review360Notices: NoticesOf<Review360Event> = {
  Review360Started: ({ data }) =>
    data.managerId === null
      ? []
      : [
          {
            personId: data.managerId,
            kind: 'review_360_to_approve',
            path: detailPath(data.review360Id),
            aboutId: data.employeeId,
            facts: { reviewPeriod: data.reviewPeriod },
          },
        ],
  FeedbackRequested: ({ data }) => [
    {
      personId: data.reviewerId,
      kind: 'review_360_feedback_requested',
      path: feedbackPath(data.review360Id),
      aboutId: data.reviewerId === data.employeeId ? null : data.employeeId,
      facts: {
        reviewPeriod: data.reviewPeriod,
        dueDate: data.dueDate,
        whose: data.reviewerId === data.employeeId ? 'own' : null,
      },
    },
  ],
  Review360Completed: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'review_360_released',
      path: `/reviews-360/${data.review360Id}/results`,
      facts: {},
    },
  ],
  Review360Cancelled: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'review_360_cancelled',
      path: detailPath(data.review360Id),
      facts: { reason: data.reason === undefined ? null : readable(data.reason) },
    },
  ],
  Review360HandedOver: ({ data }) => [
    {
      personId: data.managerId,
      kind: 'review_360_handed_over',
      path: detailPath(data.review360Id),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  Review360ApprovalReminderSent: ({ data }) => [
    {
      personId: data.managerId,
      kind: 'review_360_approval_waiting',
      path: detailPath(data.review360Id),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  Review360ReminderSent: ({ data }) =>
    data.recipientIds.map((personId) => ({
      personId,
      kind: 'review_360_reminder',
      path: data.step === 'feedback' ? feedbackPath(data.review360Id) : detailPath(data.review360Id),
      aboutId: personId === data.employeeId ? null : data.employeeId,
      facts: {
        dueDate: data.dueDate,
        occasion: data.occasion,
        whose: personId === data.employeeId ? 'own' : null,
        step: data.step,
      },
    })),
};
