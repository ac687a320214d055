import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { painPointId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { changePainPoint, reportPainPoint } from './commands';
import { PAIN_POINT_STATUSES } from './constants';
import { painPointStats, painPointView } from './views';

const ofPainPoint = z.strictObject({ painPointId });
const tags = ['PainPoints'] as const;
const changes = ['PainPoints', 'Summaries'] as const;
const reads = ['pain_points', 'people'] as const;

export const painPointRoutes = {
  list: query('GET /api/pain-points', {
    summary: 'The pain points in the caller’s scope, newest first, a page at a time',
    may: 'pain-points:see',
    query: pageQuery.extend({ status: z.enum(PAIN_POINT_STATUSES).optional() }),
    answer: z.array(painPointView),
    paged: true,
    tags,
    reads,
  }),
  stats: query('GET /api/pain-points/stats', {
    summary: 'How many pain points there are in the caller’s scope, how many are open, urgent and resolved',
    may: 'pain-points:see',
    answer: painPointStats,
    tags,
    reads,
  }),
  one: query('GET /api/pain-points/:painPointId', {
    summary: 'A pain point in the caller’s scope',
    may: 'pain-points:see',
    params: ofPainPoint,
    answer: painPointView,
    tags,
    reads,
  }),
  history: query('GET /api/pain-points/:painPointId/history', {
    summary: 'What happened to a pain point, in plain sentences, newest first',
    may: 'pain-points:see',
    params: ofPainPoint,
    ...historyPages,
    tags,
    reads,
  }),
  report: command('POST /api/pain-points', {
    summary: 'Report a workplace problem to one’s manager',
    may: 'pain-points:report',
    body: reportPainPoint,
    changes,
    status: 201,
  }),
  change: command('PATCH /api/pain-points/:painPointId', {
    summary: 'Take a pain point up, resolve it, or open it again',
    may: 'pain-points:take-part',
    params: ofPainPoint,
    body: changePainPoint,
    changes,
  }),
};
