import type { CohortEvent } from '@annals/contracts/features/cohorts/events';
import { cohortParticipantRow, type CohortParticipantRow } from '@annals/contracts/features/cohorts/views';
import type { CohortParticipantId } from '@annals/contracts/features/cohorts/ids';
import { projection } from '../../engine/projection';

/** The events that concern somebody's place in a cohort. */
type ParticipantEvent = Extract<
  CohortEvent,
  { data: { enrolmentId: CohortParticipantId } | { enrolmentIds: readonly CohortParticipantId[] } }
>;

/** Everyone who takes or took part in a leadership cohort: the specification's `cohort_participants`. */
export const cohortParticipants = projection<CohortParticipantRow, ParticipantEvent>({
  name: 'cohort_participants',
  version: 1,
  row: cohortParticipantRow,
  indexes: { ofCohort: ['cohortId'], ofParticipant: ['participantId', 'cohortId'] },
  tags: ['Cohorts'],
  concerns: (row) => [row.participantId],
  key: ({ data }) => ('enrolmentIds' in data ? data.enrolmentIds : data.enrolmentId),
  evolve: {
    // A person who comes back takes their place, and what they had achieved, up again.
    ParticipantEnrolled: (row, { data, metadata }) => ({
      id: data.enrolmentId,
      cohortId: data.cohortId,
      participantId: data.employeeId,
      completionPercentage: 0,
      moduleProgress: [],
      feedbackScores: {},
      preAssessmentScore: null,
      postAssessmentScore: null,
      teamPerformanceImprovement: null,
      ...row,
      joinedAt: metadata.occurredAt,
      status: 'active',
    }),
    ParticipantWithdrew: (row) => row && { ...row, status: 'withdrawn' },
    ModuleCompleted: (row, { data, metadata }) => {
      if (!row) return null;
      const { moduleId, modulesInAll, feedbackScore } = data;
      const moduleProgress = [
        ...row.moduleProgress.filter((one) => one.moduleId !== moduleId),
        { moduleId, completedAt: metadata.occurredAt },
      ];
      return {
        ...row,
        moduleProgress,
        completionPercentage: percentage(moduleProgress.length, modulesInAll),
        feedbackScores:
          feedbackScore === null ? row.feedbackScores : { ...row.feedbackScores, [moduleId]: feedbackScore },
      };
    },
    ModuleReopened: (row, { data }) => {
      if (!row) return null;
      const moduleProgress = row.moduleProgress.filter(({ moduleId }) => moduleId !== data.moduleId);
      return {
        ...row,
        moduleProgress,
        completionPercentage: percentage(moduleProgress.length, data.modulesInAll),
      };
    },
    AssessmentRecorded: (row, { data: { assessment, score } }) =>
      row &&
      (assessment === 'pre' ? { ...row, preAssessmentScore: score } : { ...row, postAssessmentScore: score }),
    TeamPerformanceMeasured: (row, { data }) =>
      row && { ...row, teamPerformanceImprovement: data.improvement },
    CohortCompleted: (row) =>
      row && { ...row, status: row.completionPercentage === 100 ? 'finished' : 'unfinished' },
    CohortCancelled: (row) => row && { ...row, status: 'cancelled' },
  },
});

/** To two decimals. */
function percentage(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}
