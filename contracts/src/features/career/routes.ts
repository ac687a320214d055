import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { careerMilestoneId } from './ids';
import { personId } from '../../kernel/ids';
import { command, pageQuery, query } from '../../kernel/route';
import { changeMilestone, planMilestone, takeMilestoneNotes } from './commands';
import { careerMilestoneView } from './views';

const ofMilestone = z.strictObject({ milestoneId: careerMilestoneId });
const changes = ['CareerMilestones'] as const;
const tags = ['CareerMilestones', 'People'] as const;
const reads = ['career_milestones', 'people'] as const;

export const careerRoutes = {
  milestones: query('GET /api/career/milestones', {
    summary: 'The milestones of one person, or of everyone in the caller’s scope, latest due first',
    may: 'career:see',
    query: pageQuery.extend({ employeeId: personId.optional() }),
    answer: z.array(careerMilestoneView),
    paged: true,
    tags,
    reads,
  }),
  history: query('GET /api/career/milestones/:milestoneId/history', {
    summary: 'What happened to a milestone, in plain sentences, newest first',
    may: 'career:see',
    params: ofMilestone,
    ...historyPages,
    tags,
    reads,
  }),
  plan: command('POST /api/career/milestones', {
    summary: 'Plan a milestone with someone who reports to the caller',
    may: 'career:plan',
    body: planMilestone,
    changes,
    status: 201,
  }),
  change: command('PATCH /api/career/milestones/:milestoneId', {
    summary: 'Move the due date, start, mark as achieved or missed, cancel',
    may: 'career:see',
    params: ofMilestone,
    body: changeMilestone,
    changes,
  }),
  takeNotes: command('POST /api/career/milestones/:milestoneId/notes', {
    summary: 'Write one’s own notes on a milestone',
    may: 'career:see',
    params: ofMilestone,
    body: takeMilestoneNotes,
    changes,
    overwrites: true,
  }),
};
