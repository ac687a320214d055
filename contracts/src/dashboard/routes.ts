import { z } from 'zod';
import { query } from '../kernel/route';
import { dashboardStats, monthsBack, trendMonth } from './views';

export const dashboardRoutes = {
  stats: query('GET /api/dashboard/stats', {
    summary: 'The figures of the dashboard’s cards, over the caller’s people of today',
    may: 'dashboard:see',
    answer: dashboardStats,
    tags: ['People', 'Summaries'],
    reads: ['people', 'person_summaries', 'person_months'],
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
