import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { cohortId, cohortParticipantId, learningModuleId } from './ids';
import { personId } from '../../kernel/ids';
import { ASSESSMENT_SCORE, ASSESSMENTS, MODULE_FEEDBACK } from './constants';

const category = 'leadershipCohort';
const ofCohort = { cohortId };
/** What happens to a participant names the place they take and the person: folds are keyed by either. */
const ofParticipant = { cohortId, enrolmentId: cohortParticipantId, employeeId: personId };
const about = 'employeeId';
const score = z.number().int().min(ASSESSMENT_SCORE.minimum).max(ASSESSMENT_SCORE.maximum);

/** A part of what a cohort learns. */
export const learningModule = z.strictObject({
  moduleId: learningModuleId,
  title: z.string(),
  description: z.string(),
});
export type LearningModule = z.infer<typeof learningModule>;

/** What a cohort achieved, as far as events tell; null: not yet known. */
export const roiMetrics = z.strictObject({
  /** Of those who took part to the end, the share who completed every module, in percent. */
  completionRate: z.number().nullable(),
  /** The mean difference of post- and pre-assessment of those who have both, in points. */
  averageScoreGain: z.number().nullable(),
  /** How many have both assessments. */
  assessedParticipants: z.number().int(),
  /** The mean change of the teams' ratings, of those that could be measured. */
  averageTeamImprovement: z.number().nullable(),
  /** How many teams could be measured. */
  measuredTeams: z.number().int(),
});
export type RoiMetrics = z.infer<typeof roiMetrics>;

export const CohortPlanned = event('CohortPlanned', 1, {
  category,
  description: 'A leadership cohort was planned, with its facilitator and learning modules.',
  data: {
    ...ofCohort,
    name: z.string(),
    description: z.string(),
    /** For example `Q4-2026`. */
    quarter: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    maxParticipants: z.number().int().positive(),
    facilitatorId: personId,
    learningModules: z.array(learningModule),
    plannedBy: personId,
  },
});

export const CohortRenamed = event('CohortRenamed', 1, {
  category,
  description: 'A leadership cohort has another name or description.',
  data: { ...ofCohort, name: z.string(), description: z.string() },
});

export const CohortRescheduled = event('CohortRescheduled', 1, {
  category,
  description: 'A leadership cohort runs on other dates.',
  data: { ...ofCohort, quarter: z.string(), startDate: z.iso.date(), endDate: z.iso.date() },
});

export const CohortPlacesChanged = event('CohortPlacesChanged', 1, {
  category,
  description: 'A leadership cohort has more or fewer places.',
  data: { ...ofCohort, maxParticipants: z.number().int().positive() },
});

export const FacilitatorAppointed = event('FacilitatorAppointed', 1, {
  category,
  description: 'Another facilitator runs a leadership cohort from now on.',
  data: { ...ofCohort, name: z.string(), facilitatorId: personId, previousFacilitatorId: personId },
});

export const LearningModulesRevised = event('LearningModulesRevised', 1, {
  category,
  description: 'The learning modules of a leadership cohort were revised, before it started.',
  data: { ...ofCohort, learningModules: z.array(learningModule) },
});

export const ParticipantEnrolled = event('ParticipantEnrolled', 1, {
  category,
  description: 'Someone was enrolled in a leadership cohort.',
  data: { ...ofParticipant, name: z.string(), startDate: z.iso.date() },
});

export const ParticipantWithdrew = event('ParticipantWithdrew', 1, {
  category,
  about,
  description: 'Someone does not take part in a leadership cohort any more.',
  data: {
    ...ofParticipant,
    facilitatorId: personId,
    name: z.string(),
    reason: personal(z.string().optional()),
  },
});

/** From here on the modules cannot be changed. */
export const CohortStarted = event('CohortStarted', 1, {
  category,
  description: 'A leadership cohort started.',
  data: { ...ofCohort, name: z.string(), participantIds: z.array(personId) },
});

export const ModuleCompleted = event('ModuleCompleted', 1, {
  category,
  description: 'A participant completed a module of a leadership cohort.',
  data: {
    ...ofParticipant,
    facilitatorId: personId,
    name: z.string(),
    moduleId: learningModuleId,
    /** How many modules there are, so that progress follows from the participant's events alone. */
    modulesInAll: z.number().int().positive(),
    /** How useful it was, 1 to 5; null when they did not say. */
    feedbackScore: z.number().int().min(MODULE_FEEDBACK.minimum).max(MODULE_FEEDBACK.maximum).nullable(),
    /** Whether it was the last one left. */
    finished: z.boolean(),
  },
});

export const ModuleReopened = event('ModuleReopened', 1, {
  category,
  description: 'A participant takes a module of a leadership cohort up again.',
  data: { ...ofParticipant, moduleId: learningModuleId, modulesInAll: z.number().int().positive() },
});

/** Recording the same assessment again corrects it. */
export const AssessmentRecorded = event('AssessmentRecorded', 1, {
  category,
  description: 'A participant’s assessment before or after a leadership cohort was recorded.',
  data: { ...ofParticipant, assessment: z.enum(ASSESSMENTS), score },
});

export const CohortCompleted = event('CohortCompleted', 1, {
  category,
  description: 'A leadership cohort came to its end.',
  data: {
    ...ofCohort,
    name: z.string(),
    enrolmentIds: z.array(cohortParticipantId),
    participantIds: z.array(personId),
  },
});

export const CohortCancelled = event('CohortCancelled', 1, {
  category,
  about: 'facilitatorId',
  description: 'A leadership cohort will not be held, or not to its end.',
  data: {
    ...ofCohort,
    name: z.string(),
    facilitatorId: personId,
    enrolmentIds: z.array(cohortParticipantId),
    participantIds: z.array(personId),
    reason: personal(z.string().optional()),
  },
});

/** The mean rating of the people who report to a participant, before the cohort started and since. */
export const TeamPerformanceMeasured = event('TeamPerformanceMeasured', 1, {
  category,
  description: 'The ratings of a participant’s team before and since a leadership cohort were compared.',
  data: {
    ...ofParticipant,
    ratingBefore: z.number(),
    ratingSince: z.number(),
    /** The difference, to two decimals. */
    improvement: z.number(),
    /** How many people were rated before and since. */
    ratedBefore: z.number().int(),
    ratedSince: z.number().int(),
  },
});

export const CohortOutcomesMeasured = event('CohortOutcomesMeasured', 1, {
  category,
  description: 'What a completed leadership cohort achieved was worked out from its events.',
  data: { ...ofCohort, roiMetrics },
});

export const cohortEvents = [
  CohortPlanned,
  CohortRenamed,
  CohortRescheduled,
  CohortPlacesChanged,
  FacilitatorAppointed,
  LearningModulesRevised,
  ParticipantEnrolled,
  ParticipantWithdrew,
  CohortStarted,
  ModuleCompleted,
  ModuleReopened,
  AssessmentRecorded,
  CohortCompleted,
  CohortCancelled,
  TeamPerformanceMeasured,
  CohortOutcomesMeasured,
] as const;
export type CohortEvent = EventOf<(typeof cohortEvents)[number]>;
export type NewCohortEvent = NewEventOf<(typeof cohortEvents)[number]>;
