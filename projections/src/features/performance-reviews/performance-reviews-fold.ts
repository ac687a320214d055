import { readable, readableList } from '@annals/contracts/kernel/erased';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import {
  performanceReviewRow,
  type PerformanceReviewRow,
} from '@annals/contracts/features/performance-reviews/views';
import { projection } from '../../engine/projection';

/** The current state of every performance review: the specification's `performance_reviews`. */
export const performanceReviews = projection<PerformanceReviewRow, PerformanceReviewEvent>({
  name: 'performance_reviews',
  version: 1,
  row: performanceReviewRow,
  indexes: {
    dueOfEmployee: ['employeeId', 'dueDate desc', 'id desc'],
    dueOfManager: ['managerId', 'dueDate desc', 'id desc'],
    due: ['dueDate desc', 'id desc'],
    byStatus: ['status', 'dueDate'],
  },
  tags: ['PerformanceReviews'],
  concerns: (row) => [row.employeeId, row.managerId],
  key: (event) => event.data.reviewId,
  evolve: {
    PerformanceReviewOpened: (_, { data, metadata }) => ({
      id: data.reviewId,
      employeeId: data.employeeId,
      managerId: data.managerId,
      reviewPeriod: data.reviewPeriod,
      reviewType: data.reviewType,
      goals: readableList(data.goals),
      achievements: [],
      areasForImprovement: [],
      overallRating: null,
      managerFeedback: null,
      employeeSelfAssessment: null,
      status: 'draft',
      dueDate: data.dueDate,
      completedAt: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
      cancellationReason: null,
      dueDateSetAt: metadata.occurredAt,
      remindedOf: [],
    }),
    PerformanceReviewGoalsRevised: (row, { data, metadata }) =>
      row && { ...row, goals: readableList(data.goals), updatedAt: metadata.occurredAt },
    PerformanceReviewDueDateMoved: (row, { data, metadata }) =>
      row && {
        ...row,
        dueDate: data.dueDate,
        dueDateSetAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    SelfAssessmentSubmitted: (row, { data, metadata }) =>
      row && {
        ...row,
        employeeSelfAssessment: readable(data.employeeSelfAssessment),
        achievements: readableList(data.achievements),
        // Written after the manager's: what is owed next stays the same.
        status: row.status === 'draft' ? 'self_assessed' : row.status,
        updatedAt: metadata.occurredAt,
      },
    ManagerAssessmentSubmitted: (row, { data, metadata }) =>
      row && {
        ...row,
        overallRating: data.overallRating,
        managerFeedback: readable(data.managerFeedback),
        areasForImprovement: readableList(data.areasForImprovement),
        status: 'manager_assessed',
        updatedAt: metadata.occurredAt,
      },
    PerformanceReviewCompleted: (row, { metadata }) =>
      row && {
        ...row,
        status: 'completed',
        completedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
      },
    PerformanceReviewCancelled: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'cancelled',
        cancellationReason: data.reason === undefined ? null : readable(data.reason),
        updatedAt: metadata.occurredAt,
      },
    PerformanceReviewReassigned: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    PerformanceReviewReminderSent: (row, { data }) =>
      row && { ...row, remindedOf: [...row.remindedOf, `${data.dueDate}/${data.occasion}`] },
  },
});
