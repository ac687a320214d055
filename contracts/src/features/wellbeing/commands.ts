import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { pulseAnnouncementId } from './ids';
import { SCORE } from './constants';
import { msg } from '../../kernel/text';

const score = z
  .number(msg('Please choose a score from 1 to 10'))
  .int(msg('A score is a whole number'))
  .min(SCORE.minimum, msg('A score is at least 1'))
  .max(SCORE.maximum, msg('A score is at most 10'));
const text = z.string().trim().max(2_000, msg('Please stay below 2,000 characters')).optional();

/** The Wellbeing Check-in form and the body of `POST /api/wellbeing/checkins`. */
export const submitCheckIn = z.strictObject({
  overallWellbeing: score,
  workLifeBalance: score,
  /** 1 = very stressed, 10 = not stressed. */
  stressLevel: score,
  jobSatisfaction: score,
  workload: score,
  teamRelationships: score,
  feedback: text,
  concerns: text,
  suggestions: text,
  /** The announcement that this week’s pulse checks are attributed, as it was shown over the form. */
  attributedBy: pulseAnnouncementId.optional(),
});
export type SubmitCheckIn = z.infer<typeof submitCheckIn>;

/** The body of `POST /api/wellbeing/announcements`. */
export const announcePulse = z.strictObject({
  week: calendarDay(msg('Please select a week')),
  reason: z
    .string()
    .trim()
    .min(1, msg('Say why: everybody who is asked reads it'))
    .max(500, msg('Please stay below 500 characters')),
});

export const followUpNote = z
  .string(msg('Please write what you did about it'))
  .trim()
  .min(1, msg('Please write what you did about it'))
  .max(2_000, msg('Please stay below 2,000 characters'));

/** The body of `POST /api/wellbeing/alerts/:alertId/follow-up`. */
export const followUpAlert = z.strictObject({ followUp: followUpNote });
