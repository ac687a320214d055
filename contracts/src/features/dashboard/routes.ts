import { z } from 'zod';
import { query } from '../../kernel/route';
import { ownMeetings } from './own-meetings';
import { dashboardStats, monthsBack, trendMonth } from './views';

export const dashboardRoutes = {
  stats: query('GET /api/dashboard/stats', {
    summary: 'The figures of the dashboard’s cards, over the caller’s people of today',
    may: 'dashboard:see',
    answer: dashboardStats,
    tags: ['People', 'Summaries'],
    reads: ['people', 'person_summaries', 'person_months'],
  }),
  meetings: query('GET /api/dashboard/meetings', {
    summary:
      'Of the caller’s own 1:1s: those that changed last, those that come next, and what is still to do',
    may: 'meetings:see',
    answer: ownMeetings,
    tags: ['Meetings', 'People'],
    reads: ['meetings', 'people'],
  }),
  trends: query('GET /api/dashboard/trends', {
    summary: 'Ratings, wellbeing and goals reached by month, over the caller’s people of today',
    may: 'dashboard:see',
    query: z.strictObject({ months: monthsBack }),
    answer: z.array(trendMonth),
    tags: ['People', 'Summaries'],
    reads: ['people', 'person_months'],
  }),
};
