import { readable } from '@annals/contracts/kernel/erased';
import type { CohortEvent } from '@annals/contracts/features/cohorts/events';
import { cohortRow } from '@annals/contracts/features/cohorts/views';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import { projection } from '../../engine/projection';

/** A cohort with the people who take part, whose screens it moves. */
export const storedCohort = cohortRow.extend({ participantIds: z.array(personId) });
export type StoredCohort = z.infer<typeof storedCohort>;

/** The current state of every leadership cohort: the specification's `leadership_cohorts`. */
export const leadershipCohorts = projection<StoredCohort, CohortEvent>({
  name: 'leadership_cohorts',
  version: 1,
  row: storedCohort,
  indexes: {
    latest: ['startDate desc', 'id desc'],
    facilitatedBy: ['facilitatorId'],
    plannedBy: ['plannedBy'],
  },
  tags: ['Cohorts'],
  concerns: (row) => [row.facilitatorId, row.plannedBy, ...row.participantIds],
  key: (event) => event.data.cohortId,
  evolve: {
    CohortPlanned: (_, { data, metadata }) => ({
      id: data.cohortId,
      name: data.name,
      description: data.description,
      quarter: data.quarter,
      startDate: data.startDate,
      endDate: data.endDate,
      maxParticipants: data.maxParticipants,
      currentParticipants: 0,
      facilitatorId: data.facilitatorId,
      learningModules: data.learningModules,
      status: 'planning',
      roiMetrics: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
      plannedBy: data.plannedBy,
      completedAt: null,
      cancellationReason: null,
      participantIds: [],
    }),
    CohortRenamed: (row, event) =>
      changed(row, event, { name: event.data.name, description: event.data.description }),
    CohortRescheduled: (row, event) => {
      const { quarter, startDate, endDate } = event.data;
      return changed(row, event, { quarter, startDate, endDate });
    },
    CohortPlacesChanged: (row, event) => changed(row, event, { maxParticipants: event.data.maxParticipants }),
    FacilitatorAppointed: (row, event) => changed(row, event, { facilitatorId: event.data.facilitatorId }),
    LearningModulesRevised: (row, event) =>
      changed(row, event, { learningModules: event.data.learningModules }),
    ParticipantEnrolled: (row, event) =>
      row && withParticipants(row, event, [...row.participantIds, event.data.employeeId]),
    ParticipantWithdrew: (row, event) =>
      row &&
      withParticipants(
        row,
        event,
        row.participantIds.filter((id) => id !== event.data.employeeId),
      ),
    CohortStarted: (row, event) => changed(row, event, { status: 'active' }),
    // What a participant does moves the screens of those in charge as well.
    ModuleCompleted: (row, event) => changed(row, event, {}),
    ModuleReopened: (row, event) => changed(row, event, {}),
    AssessmentRecorded: (row, event) => changed(row, event, {}),
    TeamPerformanceMeasured: (row, event) => changed(row, event, {}),
    CohortCompleted: (row, event) =>
      changed(row, event, { status: 'completed', completedAt: event.metadata.occurredAt }),
    CohortCancelled: (row, event) =>
      changed(row, event, {
        status: 'cancelled',
        cancellationReason: event.data.reason === undefined ? null : readable(event.data.reason),
      }),
    CohortOutcomesMeasured: (row, event) => changed(row, event, { roiMetrics: event.data.roiMetrics }),
  },
});

function changed(
  row: StoredCohort | null,
  { metadata }: CohortEvent,
  change: Partial<StoredCohort>,
): StoredCohort | null {
  return row && { ...row, ...change, updatedAt: metadata.occurredAt };
}

function withParticipants(
  row: StoredCohort,
  event: CohortEvent,
  participantIds: PersonId[],
): StoredCohort | null {
  return changed(row, event, { participantIds, currentParticipants: participantIds.length });
}
