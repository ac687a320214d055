import { personSummary, type PersonSummary } from '@annals/contracts/features/summaries/views';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import { projection } from '../../engine/projection';

type SummarisedEvent = PersonEvent | PainPointEvent | PerformanceReviewEvent;

/** What dashboards need to know of each person now. */
export const personSummaries = projection<PersonSummary, SummarisedEvent>({
  name: 'person_summaries',
  version: 2,
  row: personSummary,
  indexes: {},
  tags: ['Summaries'],
  concerns: (row) => [row.id],
  key: ({ data }) => ('employeeId' in data ? data.employeeId : data.personId),
  evolve: {
    EmployeeHired: (_, { data }) => ({
      id: data.personId,
      joinedTeamOn: data.hireDate,
      openReviews: {},
      painPoints: {},
      openPainPoints: 0,
    }),
    EmployeeRehired: (row, { data }) => row && { ...row, joinedTeamOn: data.hireDate },
    HireDateCorrected: (row, { data }) =>
      row && row.joinedTeamOn === data.previousHireDate ? { ...row, joinedTeamOn: data.hireDate } : row,
    ManagerAssigned: (row, { metadata }) => row && { ...row, joinedTeamOn: metadata.occurredAt.slice(0, 10) },
    PainPointReported: (row, { data }) => row && withPainPoint(row, data.painPointId, 'open'),
    PainPointTakenUp: (row, { data }) => row && withPainPoint(row, data.painPointId, 'in_progress'),
    PainPointResolved: (row, { data }) => row && withPainPoint(row, data.painPointId, 'resolved'),
    PainPointReopened: (row, { data }) => row && withPainPoint(row, data.painPointId, 'open'),
    PerformanceReviewOpened: (row, { data }) => row && withReview(row, data.reviewId, data.dueDate),
    PerformanceReviewDueDateMoved: (row, { data }) => row && withReview(row, data.reviewId, data.dueDate),
    PerformanceReviewCompleted: (row, { data }) => row && withoutReview(row, data.reviewId),
    PerformanceReviewCancelled: (row, { data }) => row && withoutReview(row, data.reviewId),
  },
});

function withReview(row: PersonSummary, reviewId: string, dueDate: string): PersonSummary {
  return { ...row, openReviews: { ...row.openReviews, [reviewId]: dueDate } };
}

function withoutReview(row: PersonSummary, reviewId: string): PersonSummary {
  const { [reviewId]: _, ...others } = row.openReviews;
  return { ...row, openReviews: others };
}

/** Counted are those nobody has taken up: the open ones of the Pain Points screen. */
function withPainPoint(
  row: PersonSummary,
  painPointId: string,
  status: 'open' | 'in_progress' | 'resolved',
): PersonSummary {
  const { [painPointId]: _, ...others } = row.painPoints;
  const painPoints = status === 'resolved' ? others : { ...others, [painPointId]: status };
  return {
    ...row,
    painPoints,
    openPainPoints: Object.values(painPoints).filter((other) => other === 'open').length,
  };
}
