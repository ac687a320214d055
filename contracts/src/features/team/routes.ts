import { z } from 'zod';
import { monthsBack } from '../dashboard/views';
import { pageQuery, query } from '../../kernel/route';
import { teamReportRow, teamSummary } from './views';

export const teamRoutes = {
  summary: query('GET /api/team/summary', {
    summary: 'The three figures of Team Management',
    may: 'people:see-team',
    answer: teamSummary,
    tags: ['People', 'Meetings', 'Summaries'],
    reads: ['people', 'meetings', 'person_months'],
  }),
  report: query('GET /api/team/report', {
    summary: 'What the last months came to for each of the caller’s people, by name, a page at a time',
    may: 'people:see-team',
    query: pageQuery.extend({
      months: monthsBack,
      department: z.string().trim().max(100).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    answer: z.array(teamReportRow),
    paged: true,
    tags: ['People', 'Summaries'],
    reads: ['people', 'person_months'],
  }),
  departments: query('GET /api/team/departments', {
    summary: 'The departments of the caller’s people, to filter by',
    may: 'people:see-team',
    answer: z.array(z.string()),
    tags: ['People'],
    reads: ['people'],
  }),
};
