import { z } from 'zod';
import { command, pageQuery, query } from '../kernel/route';
import { submitCheckIn } from './commands';
import { wellbeingCheckInView, wellbeingTeamStats, wellbeingWeekView } from './views';

const reads = ['wellbeing_checkins', 'wellbeing_weeks', 'people'] as const;
const tags = ['Wellbeing'] as const;

export const wellbeingRoutes = {
  list: query('GET /api/wellbeing/checkins', {
    summary:
      'An employee’s own check-ins; for managers and leaders their teams’, nameless and by whole weeks',
    may: 'wellbeing:see',
    query: pageQuery,
    answer: z.array(wellbeingCheckInView),
    paged: true,
    tags,
    reads,
  }),
  teamStats: query('GET /api/wellbeing/team-stats', {
    summary: 'Average, count and trend of the teams in the caller’s scope over the last 30 days',
    may: 'wellbeing:see-team',
    answer: wellbeingTeamStats,
    tags,
    reads,
  }),
  weeks: query('GET /api/wellbeing/weeks', {
    summary:
      'What the check-ins of each week come to: one’s own, or those of the teams in the caller’s scope',
    may: 'wellbeing:see',
    query: z.strictObject({ weeks: z.coerce.number().int().min(1).max(53).default(26) }),
    answer: z.array(wellbeingWeekView),
    tags,
    reads,
  }),
  submit: command('POST /api/wellbeing/checkins', {
    summary: 'Answer a pulse check',
    may: 'wellbeing:check-in',
    body: submitCheckIn,
    changes: ['Wellbeing', 'Summaries'],
    status: 201,
  }),
};
