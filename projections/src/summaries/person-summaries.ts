import type { PersonSummary } from '@annals/contracts/dashboard/summaries';
import type { PersonEvent } from '@annals/contracts/people/events';
import { projection } from '../kernel/projection';

type SummarisedEvent = PersonEvent;

/** What dashboards need to know of each person now. */
export const personSummaries = projection<PersonSummary, SummarisedEvent>({
  name: 'person_summaries',
  version: 1,
  columns: {
    id: 'uuid',
    joinedTeamOn: 'date',
    openReviews: 'jsonb',
    painPoints: 'jsonb',
    openPainPoints: 'integer',
  },
  indexes: {},
  tags: ['Summaries'],
  concerns: (row) => [row.id],
  key: (event) => event.data.personId,
  evolve: {
    EmployeeHired: (_, { data }) => ({
      id: data.personId,
      joinedTeamOn: data.hireDate,
      openReviews: {},
      painPoints: {},
      openPainPoints: 0,
    }),
    ManagerAssigned: (row, { metadata }) => row && { ...row, joinedTeamOn: metadata.occurredAt.slice(0, 10) },
  },
});
