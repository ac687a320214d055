import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { personId } from '../../kernel/ids';
import { timelineEntryId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { addTimelineEntry, correctTimelineEntry, withdrawTimelineEntry } from './commands';
import { timelineAnalytics, timelineView } from './views';

const ofEntry = z.strictObject({ entryId: timelineEntryId });
const changes = ['PerformanceTimeline'] as const;
const tags = ['PerformanceTimeline', 'People'] as const;
const reads = ['performance_timeline', 'people'] as const;
/** Left out: oneself, and for those who lead people everyone they lead too. */
const employeeId = personId.optional();

export const performanceRoutes = {
  timeline: query('GET /api/performance/timeline', {
    summary: 'The entries the caller may see of one person, or of everyone in their scope, newest first',
    may: 'performance:see',
    query: pageQuery.extend({
      employeeId,
      /** `included`: withdrawn entries too. */
      withdrawn: z.enum(['included']).optional(),
    }),
    answer: z.array(timelineView),
    paged: true,
    tags,
    reads,
  }),
  colleagues: query('GET /api/performance/timeline/colleagues', {
    summary: 'The public entries about those who report to the same manager as the caller, newest first',
    may: 'performance:see',
    query: pageQuery,
    answer: z.array(timelineView),
    paged: true,
    tags,
    reads,
  }),
  goals: query('GET /api/performance/timeline/goals', {
    summary: 'The goals of a person that nothing has reached, for an achievement to be linked to',
    may: 'performance:see',
    query: z.strictObject({ employeeId }),
    answer: z.array(z.object({ id: timelineEntryId, title: z.string() })),
    tags,
    reads,
  }),
  analytics: query('GET /api/performance/analytics', {
    summary: 'What the entries the caller may see come to, by month',
    may: 'performance:see',
    query: z.strictObject({ employeeId }),
    answer: timelineAnalytics,
    tags,
    reads,
  }),
  history: query('GET /api/performance/timeline/:entryId/history', {
    summary: 'What happened to an entry, in plain sentences, newest first',
    may: 'performance:see',
    params: ofEntry,
    ...historyPages,
    tags,
    reads,
  }),
  add: command('POST /api/performance/timeline', {
    summary: 'Add an entry to the timeline of someone who reports to the caller, or to their own',
    may: 'performance:add',
    body: addTimelineEntry,
    changes,
    status: 201,
  }),
  correct: command('PATCH /api/performance/timeline/:entryId', {
    summary: 'Put one’s own entry right, with a reason',
    may: 'performance:add',
    params: ofEntry,
    body: correctTimelineEntry,
    changes,
  }),
  withdraw: command('POST /api/performance/timeline/:entryId/withdrawal', {
    summary: 'Take one’s own entry back, with a reason',
    may: 'performance:add',
    params: ofEntry,
    body: withdrawTimelineEntry,
    changes,
  }),
};
