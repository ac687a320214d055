import { z } from 'zod';
import { pageQuery, query } from '../kernel/route';
import { directoryEntry, teamMember } from './views';

export const peopleRoutes = {
  listTeam: query('GET /api/team/members', {
    summary: 'The people who report to the caller today',
    may: 'people:see-team',
    answer: z.array(teamMember),
    tags: ['People'],
    reads: ['people'],
  }),
  listPeople: query('GET /api/people', {
    summary: 'The people in the caller’s scope, by last name, a page at a time',
    may: 'people:see',
    query: pageQuery.extend({ search: z.string().trim().max(100).optional() }),
    answer: z.array(directoryEntry),
    paged: true,
    tags: ['People'],
    reads: ['people'],
  }),
};
