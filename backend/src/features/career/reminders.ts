import type { CareerEvent } from '@annals/contracts/features/career/events';
import { careerMilestoneId, type CareerMilestoneId } from '@annals/contracts/features/career/ids';
import { openMilestonesDueBy } from '@annals/projections/features/career/in-flight';
import type { DueDateReminders } from '../../platform/jobs/due-date-reminders';
import { careerMilestone } from './decider';

/** A person who works towards a milestone is reminded of its due date. */
export const milestoneReminders: DueDateReminders<CareerMilestoneId> = {
  name: 'career-milestone',
  id: careerMilestoneId,
  dueDateSetBy: (event) => {
    const { type, data } = event as CareerEvent;
    if (type !== 'CareerMilestonePlanned' && type !== 'CareerMilestoneRescheduled') return undefined;
    return { id: data.milestoneId, employeeId: data.employeeId, dueDate: data.dueDate };
  },
  openDueBy: openMilestonesDueBy,
  remind: ({ dispatch }, { id, dueDate, occasion }, by) =>
    dispatch(careerMilestone, id, { type: 'RemindOfMilestone', dueDate, occasion }, by),
};
