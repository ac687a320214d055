import { readable } from '@annals/contracts/kernel/erased';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import { actingPerson, type NoticesOf } from '../../engine/notice';

const pathOf = (reviewId: string) => `/performance-reviews/${reviewId}`;

/** Each of the two is told when it is their turn; those who owe something are reminded. */
export const performanceReviewNotices: NoticesOf<PerformanceReviewEvent> = {
  PerformanceReviewOpened: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'performance_review_opened',
      path: pathOf(data.reviewId),
      aboutId: data.managerId,
      facts: { reviewType: data.reviewType, reviewPeriod: data.reviewPeriod, dueDate: data.dueDate },
    },
  ],
  SelfAssessmentSubmitted: ({ data }) => [
    {
      personId: data.managerId,
      kind: 'performance_review_self_assessed',
      path: pathOf(data.reviewId),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  PerformanceReviewCompleted: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'performance_review_completed',
      path: pathOf(data.reviewId),
      aboutId: data.managerId,
      facts: {},
    },
  ],
  PerformanceReviewCancelled: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'performance_review_cancelled',
      path: pathOf(event.data.reviewId),
      aboutId: actingPerson(event),
      facts: { reason: event.data.reason === undefined ? null : readable(event.data.reason) },
    },
  ],
  PerformanceReviewReassigned: ({ data }) => [
    {
      personId: data.managerId,
      kind: 'performance_review_assigned',
      path: pathOf(data.reviewId),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  PerformanceReviewReminderSent: ({ data }) =>
    data.recipientIds.map((personId) => ({
      personId,
      kind: 'performance_review_reminder',
      path: pathOf(data.reviewId),
      aboutId: personId === data.employeeId ? null : data.employeeId,
      facts: {
        dueDate: data.dueDate,
        occasion: data.occasion,
        whose: personId === data.employeeId ? 'own' : null,
      },
    })),
};
