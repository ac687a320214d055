import { z } from 'zod';
import { reason } from '../../kernel/reason';
import { msg } from '../../kernel/text';
import { meetingDuration, meetingInstant } from '../meetings/commands';
import { SKIP_LEVEL_DURATION } from './constants';

const words = z.string().trim().max(10_000, msg('Please stay below 10,000 characters'));

/** The form in which a leader schedules a skip-level meeting, and the body of `POST /api/skip-level`. */
export const scheduleSkipLevel = z.strictObject({
  employeeId: z.uuid(msg('Please select an employee')).brand<'PersonId'>(),
  scheduledAt: meetingInstant,
  duration: meetingDuration.default(SKIP_LEVEL_DURATION.default),
});
export type ScheduleSkipLevel = z.infer<typeof scheduleSkipLevel>;

/** The body of `PATCH /api/skip-level/:meetingId`: the changed fields, at least one. */
export const changeSkipLevel = z
  .strictObject({
    scheduledAt: meetingInstant.optional(),
    duration: meetingDuration.optional(),
    status: z.enum(['completed', 'cancelled'], msg('A meeting can be completed or cancelled')).optional(),
    /** When the two mean to meet next; said when the meeting is completed. */
    nextMeetingScheduled: meetingInstant.optional(),
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
      error: msg(
        'Say what changes: scheduledAt, duration, status, followUpNotes, leaderNotes or employeeFeedback',
      ),
    },
  )
  .refine(
    ({ nextMeetingScheduled, status }) => nextMeetingScheduled === undefined || status === 'completed',
    {
      error: msg('The next meeting is named when this one is completed'),
      path: ['nextMeetingScheduled'],
    },
  );
export type ChangeSkipLevel = z.infer<typeof changeSkipLevel>;
