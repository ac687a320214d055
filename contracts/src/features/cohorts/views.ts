import { z } from 'zod';
import { cohortId, cohortParticipantId, learningModuleId } from './ids';
import { personId } from '../../kernel/ids';
import { COHORT_STATUSES, PARTICIPANT_STATUSES } from './constants';
import { learningModule, roiMetrics } from './events';

/** A row of the specification's `leadership_cohorts` table (its fields as spelt) with who planned it and why it ended beside. */
export const cohortRow = z.object({
  id: cohortId,
  name: z.string(),
  description: z.string(),
  /** `Q4-2026` */
  quarter: z.string(),
  /** `YYYY-MM-DD` */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  maxParticipants: z.int(),
  currentParticipants: z.int(),
  facilitatorId: personId,
  learningModules: z.array(learningModule),
  status: z.enum(COHORT_STATUSES),
  /** Null until the cohort is completed. */
  roiMetrics: roiMetrics.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  plannedBy: personId,
  completedAt: z.iso.datetime().nullable(),
  cancellationReason: z.string().nullable(),
});
export type CohortRow = z.infer<typeof cohortRow>;

/** When a participant completed a module, and how useful they found it. */
export const completedModule = z.object({ moduleId: learningModuleId, completedAt: z.string() });

/** A row of the specification's `cohort_participants` table, its fields as spelt. */
export const cohortParticipantRow = z.object({
  id: cohortParticipantId,
  cohortId,
  participantId: personId,
  joinedAt: z.iso.datetime(),
  /** 0.00 to 100.00 */
  completionPercentage: z.number(),
  moduleProgress: z.array(completedModule),
  /** 1 to 5 by module, for those the participant rated. */
  feedbackScores: z.record(z.string(), z.number()),
  preAssessmentScore: z.number().nullable(),
  postAssessmentScore: z.number().nullable(),
  /** The change of the mean rating of the participant’s team; null while it is not known. */
  teamPerformanceImprovement: z.number().nullable(),
  status: z.enum(PARTICIPANT_STATUSES),
});
export type CohortParticipantRow = z.infer<typeof cohortParticipantRow>;

/** What everyone who sees a cohort reads of it. */
export const cohortFacts = cohortRow.pick({
  id: true,
  name: true,
  description: true,
  quarter: true,
  startDate: true,
  endDate: true,
  maxParticipants: true,
  currentParticipants: true,
  facilitatorId: true,
  learningModules: true,
  status: true,
  createdAt: true,
  updatedAt: true,
  completedAt: true,
});

/** A cohort in a list, with how far the reader got in it; null when they do not take part. */
export const cohortView = cohortFacts.extend({
  /** Null to everyone but those in charge: of a few people an average tells too much. */
  roiMetrics: cohortRow.shape.roiMetrics,
  facilitatorName: z.string(),
  mine: cohortParticipantRow.pick({ status: true, completionPercentage: true }).nullable(),
});
export type CohortView = z.infer<typeof cohortView>;

/** What fellow participants get of each other: that and since when they take part. */
export const cohortParticipantFacts = cohortParticipantRow
  .pick({ id: true, participantId: true, joinedAt: true, status: true })
  .extend({
    participantName: z.string(),
    profileImageUrl: z.string().nullable(),
    position: z.string().nullable(),
    /** False: a fellow participant, of whom the reader gets the name and nothing of what they achieved. */
    isShared: z.boolean(),
  });
export type CohortParticipantFacts = z.infer<typeof cohortParticipantFacts>;

/** A participant as the reader may see them: what they achieved is theirs, their managers’ and of those in charge. */
export const cohortParticipantView = cohortParticipantFacts.extend(
  cohortParticipantRow.pick({
    completionPercentage: true,
    moduleProgress: true,
    feedbackScores: true,
    preAssessmentScore: true,
    postAssessmentScore: true,
    teamPerformanceImprovement: true,
  }).shape,
);
export type CohortParticipantView = z.infer<typeof cohortParticipantView>;

/** A cohort’s own view. */
export const cohortDetail = cohortView.extend({
  plannedBy: personId,
  plannedByName: z.string(),
  cancellationReason: z.string().nullable(),
  participants: z.array(cohortParticipantView),
  /** What the caller may do with it now. */
  allowed: z.object({
    /** Change what is planned, enrol. */
    change: z.boolean(),
    enrol: z.boolean(),
    /** Start, record assessments, complete. */
    run: z.boolean(),
    cancel: z.boolean(),
    /** Complete modules of their own. */
    learn: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type CohortDetail = z.infer<typeof cohortDetail>;
