import {
  performanceReviewId,
  type PerformanceReviewId,
} from '@annals/contracts/features/performance-reviews/ids';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import { openReviewsDueBy } from '@annals/projections/features/performance-reviews/queries';
import type { DueDateReminders } from '../../platform/jobs/due-date-reminders';
import { performanceReview } from './decider';

/** A person who has to write, read or share a review is reminded of its due date. */
export const reviewReminders: DueDateReminders<PerformanceReviewId> = {
  name: 'performance-review',
  id: performanceReviewId,
  dueDateSetBy: (event) => {
    const { type, data } = event as PerformanceReviewEvent;
    if (type !== 'PerformanceReviewOpened' && type !== 'PerformanceReviewDueDateMoved') return undefined;
    return { id: data.reviewId, employeeId: data.employeeId, dueDate: data.dueDate };
  },
  openDueBy: openReviewsDueBy,
  remind: ({ dispatch }, { id, dueDate, occasion }, by) =>
    dispatch(performanceReview, id, { type: 'RemindOfReview', dueDate, occasion }, by),
};
