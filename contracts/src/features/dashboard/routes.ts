import { z } from 'zod';
import { query, together } from '../../kernel/route';
import { insightRoutes } from '../insights/routes';
import { meetingRoutes } from '../meetings/routes';
import { painPointRoutes } from '../pain-points/routes';
import { performanceReviewRoutes } from '../performance-reviews/routes';
import { skipLevelRoutes } from '../skip-level/routes';
import { wellbeingRoutes } from '../wellbeing/routes';
import { ownMeetings } from './own-meetings';
import { dashboardStats, monthsBack, trendMonth } from './views';

const ownDashboardRoutes = {
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

export const dashboardRoutes = {
  ...ownDashboardRoutes,
  all: together('GET /api/dashboard', {
    summary: 'All that the dashboard shows, in one answer',
    may: 'dashboard:see',
    parts: {
      stats: { route: ownDashboardRoutes.stats },
      trends: { route: ownDashboardRoutes.trends, query: { months: 3 } },
      meetings: { route: ownDashboardRoutes.meetings },
      reminders: { route: skipLevelRoutes.listReminders },
      painPoints: { route: painPointRoutes.list, query: { limit: 3 } },
      insights: { route: insightRoutes.list, query: { limit: 3 } },
      reviews: { route: performanceReviewRoutes.list, query: { open: 'true', limit: 3 } },
      recentCheckIns: { route: wellbeingRoutes.list, query: { limit: 10 } },
      recentInsights: { route: insightRoutes.list, query: { limit: 10 } },
      recentMeetings: {
        route: meetingRoutes.list,
        query: { whose: 'mine', status: 'completed', limit: 10 },
      },
      recentPainPoints: { route: painPointRoutes.list, query: { limit: 10 } },
    },
  }),
};
