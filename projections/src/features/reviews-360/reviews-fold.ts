import { readable } from '@annals/contracts/kernel/erased';
import { REMINDED_OF_APPROVAL, type ReviewerType } from '@annals/contracts/features/reviews-360/constants';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import { review360Row, type Review360Row } from '@annals/contracts/features/reviews-360/views';
import { projection } from '../../engine/projection';

/** The current state of every 360-degree review: the specification's `review_360`. It counts answers and knows nobody who gave one. */
export const reviews360 = projection<Review360Row, Review360Event>({
  name: 'review_360',
  version: 2,
  row: review360Row,
  indexes: {
    latestOfReviewee: ['revieweeId', 'createdAt desc', 'id desc'],
    latestOfManager: ['managerId', 'createdAt desc', 'id desc'],
    latest: ['createdAt desc', 'id desc'],
    byStatus: ['status', 'dueDate'],
  },
  tags: ['Reviews360'],
  // The screens of the reviewee and the manager do not move when somebody answers: that would tell who it was.
  onlyThoseConcerned: true,
  concerns: (row, event) =>
    isQuiet(event) ? [] : [row.revieweeId, ...(row.managerId === null ? [] : [row.managerId])],
  key: (event) => event.data.review360Id,
  evolve: {
    Review360Started: (_, { data, metadata }) => ({
      id: data.review360Id,
      revieweeId: data.employeeId,
      reviewPeriod: data.reviewPeriod,
      status: 'draft',
      dueDate: data.dueDate,
      completedAt: null,
      overallScore: null,
      selfReviewCompleted: false,
      managerReviewCompleted: false,
      peerReviewsCompleted: 0,
      directReportReviewsCompleted: 0,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
      managerId: data.managerId,
      peerIds: data.peerIds,
      directReportIds: data.directReportIds,
      requested: 0,
      pending: 0,
      cancellationReason: null,
      dueDateSetAt: metadata.occurredAt,
      remindedOf: [],
    }),
    Review360ReviewersNominated: (row, { data, metadata }) =>
      row && {
        ...row,
        peerIds: data.peerIds,
        directReportIds: data.directReportIds,
        updatedAt: metadata.occurredAt,
      },
    Review360Activated: (row, { metadata }) =>
      row && { ...row, status: 'in_progress', updatedAt: metadata.occurredAt },
    FeedbackRequested: (row) => row && { ...row, requested: row.requested + 1, pending: row.pending + 1 },
    FeedbackRequestWithdrawn: (row) =>
      row && { ...row, requested: row.requested - 1, pending: row.pending - 1 },
    FeedbackSubmitted: (row, { data }) =>
      row && { ...row, ...counted(row, data.reviewerType), pending: row.pending - 1 },
    FeedbackDeclined: (row) => row && { ...row, pending: row.pending - 1 },
    Review360DueDateMoved: (row, { data, metadata }) =>
      row && {
        ...row,
        dueDate: data.dueDate,
        dueDateSetAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    Review360Completed: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'completed',
        overallScore: data.overallScore,
        completedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    Review360Cancelled: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'cancelled',
        cancellationReason: data.reason === undefined ? null : readable(data.reason),
        updatedAt: metadata.occurredAt,
      },
    Review360HandedOver: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    Review360ApprovalReminderSent: (row) =>
      row && { ...row, remindedOf: [...row.remindedOf, REMINDED_OF_APPROVAL] },
    Review360ReminderSent: (row, { data }) =>
      row && { ...row, remindedOf: [...row.remindedOf, `${data.dueDate}/${data.occasion}`] },
  },
});

function isQuiet(event: Review360Event): boolean {
  switch (event.type) {
    case 'FeedbackSubmitted':
      return event.data.reviewerType === 'peer' || event.data.reviewerType === 'direct_report';
    case 'FeedbackDeclined':
    case 'FeedbackRequestWithdrawn':
    case 'Review360ReminderSent':
    case 'Review360ApprovalReminderSent':
      return true;
    default:
      return false;
  }
}

function counted(row: Review360Row, reviewerType: ReviewerType): Partial<Review360Row> {
  switch (reviewerType) {
    case 'self':
      return { selfReviewCompleted: true };
    case 'manager':
      return { managerReviewCompleted: true };
    case 'peer':
      return { peerReviewsCompleted: row.peerReviewsCompleted + 1 };
    case 'direct_report':
      return { directReportReviewsCompleted: row.directReportReviewsCompleted + 1 };
  }
}
