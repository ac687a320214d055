import { z } from 'zod';
import { careerMilestoneId } from './ids';
import { theirToday } from '../../kernel/calendar-day';
import { personId } from '../../kernel/ids';
import { MILESTONE_STATUSES, MILESTONE_TYPES } from './constants';

/** A row of the specification's `career_milestones` table (its fields as spelt) with what reminders need beside. */
export const careerMilestoneRow = z.object({
  id: careerMilestoneId,
  employeeId: personId,
  managerId: personId,
  milestoneType: z.enum(MILESTONE_TYPES),
  title: z.string(),
  description: z.string().nullable(),
  goals: z.array(z.string()),
  expectedOutcomes: z.array(z.string()),
  actualOutcomes: z.array(z.string()),
  status: z.enum(MILESTONE_STATUSES),
  /** `YYYY-MM-DD` */
  dueDate: z.iso.date(),
  completedAt: z.iso.datetime().nullable(),
  managerNotes: z.string().nullable(),
  employeeNotes: z.string().nullable(),
  nextMilestoneId: careerMilestoneId.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  cancellationReason: z.string().nullable(),
  /** When the due date was last set: no reminder of an occasion before it. */
  dueDateSetAt: z.iso.datetime(),
  /** `<due date>/<occasion>` of each reminder. */
  remindedOf: z.array(z.string()),
});
export type CareerMilestoneRow = z.infer<typeof careerMilestoneRow>;

/** A milestone with what the caller may do with it now. */
export const careerMilestoneView = careerMilestoneRow
  .pick({
    id: true,
    employeeId: true,
    managerId: true,
    milestoneType: true,
    title: true,
    description: true,
    goals: true,
    expectedOutcomes: true,
    actualOutcomes: true,
    status: true,
    dueDate: true,
    completedAt: true,
    managerNotes: true,
    employeeNotes: true,
    nextMilestoneId: true,
    createdAt: true,
    updatedAt: true,
    cancellationReason: true,
  })
  .extend({
    ...theirToday,
    employeeName: z.string(),
    managerName: z.string(),
    allowed: z.object({
      start: z.boolean(),
      /** Move the due date, mark as achieved or missed, cancel. */
      conclude: z.boolean(),
      note: z.enum(['manager', 'employee']).nullable(),
    }),
  });
export type CareerMilestoneView = z.infer<typeof careerMilestoneView>;
