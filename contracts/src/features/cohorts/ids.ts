import { z } from 'zod';

export const cohortId = z.uuid().brand<'CohortId'>();
export type CohortId = z.infer<typeof cohortId>;

/** Somebody's place in a cohort. */
export const cohortParticipantId = z.uuid().brand<'CohortParticipantId'>();
export type CohortParticipantId = z.infer<typeof cohortParticipantId>;

export const learningModuleId = z.uuid().brand<'LearningModuleId'>();
export type LearningModuleId = z.infer<typeof learningModuleId>;
