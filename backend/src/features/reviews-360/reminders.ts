import { review360Id, type Review360Id } from '@annals/contracts/features/reviews-360/ids';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import { openReviews360DueBy } from '@annals/projections/features/reviews-360/queries';
import type { DueDateReminders } from '../../platform/jobs/due-date-reminders';
import { review360 } from './decider';

/** A person who has been asked for feedback and has not given it is reminded of its due date. */
export const review360Reminders: DueDateReminders<Review360Id> = {
  name: 'review-360',
  jobName: '360-review',
  id: review360Id,
  dueDateSetBy: (event) => {
    const { type, data } = event as Review360Event;
    if (type !== 'Review360Started' && type !== 'Review360DueDateMoved') return undefined;
    return { id: data.review360Id, employeeId: data.employeeId, dueDate: data.dueDate };
  },
  openDueBy: openReviews360DueBy,
  remind: ({ dispatch }, { id, dueDate, occasion }, by) =>
    dispatch(review360, id, { type: 'RemindOfReview360', dueDate, occasion }, by),
};
