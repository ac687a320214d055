import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { reason } from '../../kernel/reason';
import { careerMilestoneId } from './ids';
import { MILESTONE_TYPES } from './constants';
import { msg } from '../../kernel/text';

const lines = z
  .array(z.string().trim().max(500, msg('Please keep each line below 500 characters')))
  .transform((texts) => texts.filter((text) => text !== ''))
  .refine((texts) => texts.length <= 20, { error: msg('Please keep to at most 20 lines') });
const dueDate = calendarDay(msg('Please choose a due date'));

/** The form behind "Plan Milestone" and the body of `POST /api/career/milestones`. */
export const planMilestone = z.strictObject({
  employeeId: z.uuid(msg('Please select a team member')).brand<'PersonId'>(),
  milestoneType: z.enum(MILESTONE_TYPES, msg('Please select the kind of milestone')),
  title: z
    .string(msg('Title is required'))
    .trim()
    .min(1, msg('Title is required'))
    .max(200, msg('Title cannot exceed 200 characters')),
  description: z.string().trim().max(5_000, msg('Description cannot exceed 5,000 characters')).optional(),
  goals: lines.default([]),
  expectedOutcomes: lines.default([]),
  dueDate,
  /** The milestone this one comes after. */
  followsId: careerMilestoneId.optional(),
});
export type PlanMilestone = z.infer<typeof planMilestone>;

/** The body of `PATCH /api/career/milestones/:milestoneId`: another due date, or how far it has come; cancelling wants a reason. */
export const changeMilestone = z
  .strictObject({
    dueDate: dueDate.optional(),
    status: z
      .enum(['in_progress', 'achieved', 'missed', 'cancelled'], msg('Say how far it has come'))
      .optional(),
    /** What came of it; belongs to `achieved` and `missed`. */
    actualOutcomes: lines.optional(),
    reason: reason.optional(),
  })
  .refine(({ dueDate: moved, status }) => moved !== undefined || status !== undefined, {
    error: msg('Say what changes: dueDate or status'),
  })
  .refine(({ status, reason: given = '' }) => status !== 'cancelled' || given !== '', {
    path: ['reason'],
    error: msg('Please say why'),
  });
export type ChangeMilestone = z.infer<typeof changeMilestone>;

/** The body of the route under which each of the two writes their notes. */
export const takeMilestoneNotes = z.strictObject({
  notes: z
    .string(msg('Please write your notes'))
    .trim()
    .max(5_000, msg('Notes cannot exceed 5,000 characters')),
});
