import { z } from 'zod';
import { reason } from '../../kernel/reason';
import { SKIP_LEVEL_DURATION } from './constants';

const instant = z.iso
  .datetime({ offset: true, error: 'Please select a date and time' })
  .transform((moment) => new Date(moment).toISOString());
const duration = z.coerce
  .number('Duration must be at least 15 minutes')
  .int('Duration is a whole number of minutes')
  .min(SKIP_LEVEL_DURATION.minimum, 'Duration must be at least 15 minutes')
  .max(SKIP_LEVEL_DURATION.maximum, 'Duration cannot exceed 4 hours');
const words = z.string().trim().max(10_000, 'Please stay below 10,000 characters');

/** The form in which a leader schedules a skip-level meeting, and the body of `POST /api/skip-level`. */
export const scheduleSkipLevel = z.strictObject({
  employeeId: z.uuid('Please select an employee').brand<'PersonId'>(),
  scheduledAt: instant,
  duration: duration.default(SKIP_LEVEL_DURATION.default),
});
export type ScheduleSkipLevel = z.infer<typeof scheduleSkipLevel>;

/** The body of `PATCH /api/skip-level/:meetingId`: the changed fields, at least one. */
export const changeSkipLevel = z
  .strictObject({
    scheduledAt: instant.optional(),
    duration: duration.optional(),
    status: z.enum(['completed', 'cancelled'], 'A meeting can be completed or cancelled').optional(),
    /** When the two mean to meet next; said when the meeting is completed. */
    nextMeetingScheduled: instant.optional(),
    /** Of both, for both. */
    followUpNotes: words.optional(),
    /** Of the leader, for the leader alone. */
    leaderNotes: words.optional(),
    /** Of the employee, for both. */
    employeeFeedback: words.optional(),
    /** Why it moves or does not take place; kept in the history. */
    reason: reason.optional(),
  })
  .refine(
    ({ reason: _, nextMeetingScheduled: __, ...changes }) =>
      Object.values(changes).some((value) => value !== undefined),
    {
      error:
        'Say what changes: scheduledAt, duration, status, followUpNotes, leaderNotes or employeeFeedback',
    },
  )
  .refine(
    ({ nextMeetingScheduled, status }) => nextMeetingScheduled === undefined || status === 'completed',
    {
      error: 'The next meeting is named when this one is completed',
      path: ['nextMeetingScheduled'],
    },
  );
export type ChangeSkipLevel = z.infer<typeof changeSkipLevel>;
