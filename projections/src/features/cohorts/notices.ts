import { readable } from '@annals/contracts/kernel/erased';
import type { CohortEvent } from '@annals/contracts/features/cohorts/events';
import { actingPerson, type NoticesOf } from '../../engine/notice';

const pathOf = (cohortId: string) => `/cohorts/${cohortId}`;

/** The facilitator hears what becomes of their participants, the participants what becomes of their cohort. */
export const cohortNotices: NoticesOf<CohortEvent> = {
  CohortPlanned: ({ data }) => [
    {
      personId: data.facilitatorId,
      kind: 'cohort_facilitator',
      path: pathOf(data.cohortId),
      aboutId: data.plannedBy,
      facts: { cohort: data.name },
    },
  ],
  FacilitatorAppointed: (event) => [
    {
      personId: event.data.facilitatorId,
      kind: 'cohort_facilitator',
      path: pathOf(event.data.cohortId),
      aboutId: actingPerson(event),
      facts: { cohort: event.data.name },
    },
  ],
  ParticipantEnrolled: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'cohort_enrolled',
      path: pathOf(event.data.cohortId),
      aboutId: actingPerson(event),
      facts: { cohort: event.data.name, startDate: event.data.startDate },
    },
  ],
  // A person who withdraws is not told of it themself, and their facilitator not of whom they withdrew.
  ParticipantWithdrew: (event) => {
    const { data } = event;
    const reason = data.reason === undefined ? null : readable(data.reason);
    const facts = { cohort: data.name, reason };
    const path = pathOf(data.cohortId);
    return [
      {
        personId: data.employeeId,
        kind: 'cohort_withdrawn',
        path: '/cohorts',
        aboutId: actingPerson(event),
        facts,
      },
      {
        personId: data.facilitatorId,
        kind: 'cohort_participant_withdrew',
        path,
        aboutId: data.employeeId,
        facts,
      },
    ];
  },
  CohortStarted: ({ data }) =>
    data.participantIds.map((personId) => ({
      personId,
      kind: 'cohort_started' as const,
      path: pathOf(data.cohortId),
      facts: { cohort: data.name },
    })),
  ModuleCompleted: ({ data }) =>
    data.finished
      ? [
          {
            personId: data.facilitatorId,
            kind: 'cohort_participant_finished',
            path: pathOf(data.cohortId),
            aboutId: data.employeeId,
            facts: { cohort: data.name },
          },
        ]
      : [],
  CohortCompleted: ({ data }) =>
    data.participantIds.map((personId) => ({
      personId,
      kind: 'cohort_completed' as const,
      path: pathOf(data.cohortId),
      facts: { cohort: data.name },
    })),
  CohortCancelled: (event) =>
    [...event.data.participantIds, event.data.facilitatorId].map((personId) => ({
      personId,
      kind: 'cohort_cancelled' as const,
      path: pathOf(event.data.cohortId),
      aboutId: actingPerson(event),
      facts: {
        cohort: event.data.name,
        reason: event.data.reason === undefined ? null : readable(event.data.reason),
      },
    })),
};
