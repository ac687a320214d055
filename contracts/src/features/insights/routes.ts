import { z } from 'zod';
import { insightId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { contestInsight, setInsightThresholds } from './rules';
import { aiInsightView, insightRuleView, quietRule } from './views';

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
    reads: ['ai_insights', 'language_model'],
  }),
  markRead: command('PATCH /api/ai-insights/:insightId/read', {
    summary: 'Mark one of the caller’s insights as read',
    may: 'insights:see-own',
    params: ofInsight,
    changes: tags,
  }),
  takeAction: command('POST /api/ai-insights/:insightId/action', {
    summary: 'Say that what an insight asks for is done',
    may: 'insights:see-own',
    params: ofInsight,
    changes: tags,
  }),
  contest: command('POST /api/ai-insights/:insightId/contest', {
    summary: 'Say that an insight did not help: its rule becomes quieter for the caller',
    may: 'insights:see-own',
    params: ofInsight,
    body: contestInsight,
    changes: tags,
  }),
  quiet: query('GET /api/ai-insights/quiet', {
    summary: 'The rules that are quiet for the caller, and until when',
    may: 'insights:see-own',
    answer: z.array(quietRule),
    tags,
    reads: ['ai_insights'],
  }),
  rules: query('GET /api/ai-insights/rules', {
    summary: 'The rules ALEX finds by, what each compares with, and who set it',
    may: 'insights:set-thresholds',
    answer: z.array(insightRuleView),
    tags,
    reads: ['insight_rules', 'people'],
  }),
  setThresholds: command('POST /api/ai-insights/rules', {
    summary: 'Set what a rule compares with',
    may: 'insights:set-thresholds',
    body: setInsightThresholds,
    changes: tags,
  }),
};
