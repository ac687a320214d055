import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { reason } from '../../kernel/reason';
import { DURATION } from './constants';
import { DETAIL_NAMES, detailInputs } from './details';

const title = z
  .string('Title is required')
  .trim()
  .min(1, 'Title is required')
  .max(200, 'Title cannot exceed 200 characters');
const scheduledAt = z.iso
  .datetime({ offset: true, error: 'Please select a date and time' })
  .transform((instant) => new Date(instant).toISOString());
const duration = z.coerce
  .number('Duration must be at least 15 minutes')
  .int('Duration is a whole number of minutes')
  .min(DURATION.minimum, 'Duration must be at least 15 minutes')
  .max(DURATION.maximum, 'Duration cannot exceed 4 hours');
const notes = z.string().trim().max(10_000, 'Notes cannot exceed 10,000 characters');
const itemText = z
  .string('Please write what it is about')
  .trim()
  .min(1, 'Please write what it is about')
  .max(500, 'Please stay below 500 characters');

/** The schedule form and the body of `POST /api/meetings`, with the specification's messages. */
export const scheduleMeeting = z.strictObject({
  title,
  employeeId: z.uuid('Please select an employee').brand<'PersonId'>(),
  scheduledAt,
  duration: duration.default(DURATION.default),
  notes: notes.optional(),
  ...detailInputs,
});
export type ScheduleMeeting = z.infer<typeof scheduleMeeting>;

/** The body of `PATCH /api/meetings/:meetingId`: the changed fields, at least one. */
export const changeMeeting = z
  .strictObject({
    title: title.optional(),
    scheduledAt: scheduledAt.optional(),
    duration: duration.optional(),
    notes: notes.optional(),
    ...detailInputs,
    status: z.enum(['completed', 'cancelled'], 'A meeting can be completed or cancelled').optional(),
    /** Why it changes; kept in the history. */
    reason: reason.optional(),
  })
  .refine(({ reason: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: `Say what changes: title, scheduledAt, duration, ${DETAIL_NAMES.join(', ')}, notes or status`,
  });
export type ChangeMeeting = z.infer<typeof changeMeeting>;

/** A time that is thought of for a meeting: what else the two have then. */
export const plannedTime = z.strictObject({
  employeeId: z.uuid('Please select an employee').brand<'PersonId'>(),
  scheduledAt,
  duration,
  /** The meeting that is to move: it does not stand in its own way. */
  except: z.uuid('This is not the id of a meeting').optional(),
});
export type PlannedTime = z.infer<typeof plannedTime>;

export const addAgendaItem = z.strictObject({ text: itemText });

export const agreeActionItem = z.strictObject({
  text: itemText,
  ownerId: z.uuid('Please choose who does it').brand<'PersonId'>(),
  dueDate: calendarDay().optional(),
});
export type AgreeActionItem = z.infer<typeof agreeActionItem>;

/** The body of the route that ticks an agenda item off, or takes the tick back. */
export const setAgendaItem = z.strictObject({ discussed: z.boolean('Say whether it was talked about') });

/** The body of the routes that tick an action item off, or take the tick back. */
export const setActionItem = z.strictObject({ done: z.boolean('Say whether it is done') });
