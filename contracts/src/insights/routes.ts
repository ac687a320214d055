import { z } from 'zod';
import { insightId } from '../kernel/ids';
import { command, pageQuery, query } from '../kernel/route';
import { aiInsightView } from './views';

const ofInsight = z.strictObject({ insightId });
const tags = ['Insights'] as const;

export const insightRoutes = {
  list: query('GET /api/ai-insights', {
    summary: 'The caller’s insights that have not expired, newest first',
    may: 'insights:see-own',
    query: pageQuery,
    answer: z.array(aiInsightView),
    paged: true,
    tags,
    reads: ['ai_insights'],
  }),
  markRead: command('PATCH /api/ai-insights/:insightId/read', {
    summary: 'Mark one of the caller’s insights as read',
    may: 'insights:see-own',
    params: ofInsight,
    changes: tags,
  }),
  takeAction: command('POST /api/ai-insights/:insightId/action', {
    summary: 'Act on an insight that asks for it',
    may: 'insights:see-own',
    params: ofInsight,
    changes: tags,
  }),
};
