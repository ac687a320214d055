import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { calendarDay } from '../../kernel/calendar-day';
import { learningModuleId } from './ids';
import {
  ASSESSMENT_SCORE,
  ASSESSMENTS,
  DEFAULT_MAX_PARTICIPANTS,
  MODULE_FEEDBACK,
  MOST_MODULES,
  MOST_PARTICIPANTS,
} from './constants';
import { msg, t } from '../../kernel/text';

const name = z
  .string(msg('Name is required'))
  .trim()
  .min(1, msg('Name is required'))
  .max(100, msg('Name must be less than 100 characters'));
const description = z.string().trim().max(1000, msg('Description must be less than 1000 characters'));
const quarter = z
  .string(msg('Please name the quarter'))
  .trim()
  .regex(/^Q[1-4]-20\d{2}$/, msg('Please name a quarter such as Q4-2026'));
const startDate = calendarDay(msg('Please choose a start date'));
const endDate = calendarDay(msg('Please choose an end date'));
const maxParticipants = enteredNumber(
  z
    .int(msg('Please say how many can take part'))
    .min(1, msg('There must be at least 1 place'))
    .max(MOST_PARTICIPANTS, {
      error: () => t('There can be at most {most} places', { most: String(MOST_PARTICIPANTS) }),
    }),
  msg('Please say how many can take part'),
);
const facilitatorId = z.uuid(msg('Please select a facilitator')).brand<'PersonId'>();
/** Why something ends; may be left empty. */
export const stateReason = z.string().trim().max(500, msg('Please stay below 500 characters'));
const reason = stateReason.optional();

/** A module as it is written: without an id it is a new one. */
const learningModules = z
  .array(
    z.strictObject({
      moduleId: learningModuleId.optional(),
      title: z
        .string()
        .trim()
        .min(1, msg('Every module needs a title'))
        .max(100, msg('Please keep each title below 100 characters')),
      description: z.string().trim().max(500, msg('Please stay below 500 characters')).default(''),
    }),
  )
  .max(MOST_MODULES, {
    error: () => t('Please keep to at most {most} modules', { most: String(MOST_MODULES) }),
  });
export type WrittenModules = z.infer<typeof learningModules>;

/** The form behind "Plan Cohort" and the body of `POST /api/cohorts`. */
export const planCohort = z.strictObject({
  name,
  description: description.default(''),
  quarter,
  startDate,
  endDate,
  maxParticipants: maxParticipants.default(DEFAULT_MAX_PARTICIPANTS),
  facilitatorId,
  learningModules: learningModules.default([]),
});
export type PlanCohort = z.infer<typeof planCohort>;

/** The body of `PATCH /api/cohorts/:cohortId`: what changes, at least one thing. */
export const changeCohort = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
    quarter: quarter.optional(),
    startDate: startDate.optional(),
    endDate: endDate.optional(),
    maxParticipants: maxParticipants.optional(),
    facilitatorId: facilitatorId.optional(),
    learningModules: learningModules.optional(),
    status: z.enum(['cancelled'], msg('A cohort can only be cancelled here')).optional(),
    /** Why it is cancelled; kept in the history. */
    reason,
  })
  .refine(({ reason: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: msg('Say what changes'),
  });
export type ChangeCohort = z.infer<typeof changeCohort>;

/** The form behind "Enrol Participants": all of them, or nobody. */
export const enrolParticipants = z.strictObject({
  participantIds: z
    .array(z.uuid(msg('Please select a participant')).brand<'PersonId'>())
    .min(1, msg('Please select a participant'))
    .max(MOST_PARTICIPANTS, {
      error: () => t('There can be at most {most} places', { most: String(MOST_PARTICIPANTS) }),
    }),
});

export const withdrawParticipant = z.strictObject({ reason });

/** How useful a module was, if the participant says so. */
export const completeModule = z.strictObject({
  feedbackScore: z
    .number()
    .int()
    .min(MODULE_FEEDBACK.minimum, msg('Please give 1 to 5'))
    .max(MODULE_FEEDBACK.maximum, msg('Please give 1 to 5'))
    .nullable()
    .default(null),
});

/** The form behind "Record Assessment". */
export const recordAssessment = z.strictObject({
  assessment: z.enum(ASSESSMENTS, msg('Please say which assessment')),
  score: enteredNumber(
    z
      .int(msg('Please give a whole number of points'))
      .min(ASSESSMENT_SCORE.minimum, msg('The score must be at least 0'))
      .max(ASSESSMENT_SCORE.maximum, msg('The score cannot exceed 100')),
    msg('Please give a score from 0 to 100'),
  ),
});
export type RecordAssessment = z.infer<typeof recordAssessment>;
