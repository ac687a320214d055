import { z } from 'zod';
import { organizationalMilestoneId } from './ids';
import { command, query } from '../../kernel/route';
import { achieveMilestone, cancelMilestone, describeMilestone } from './commands';
import { organizationalMilestoneView } from './views';

const ofMilestone = z.strictObject({ milestoneId: organizationalMilestoneId });
const tags = ['OrganizationalMilestones'] as const;
const may = 'recognition:run-catalogues';

export const organizationalMilestoneRoutes = {
  list: query('GET /api/organizational-milestones', {
    summary: 'The milestones of the organization: what is ahead by target date, then what was achieved',
    may: 'recognition:see',
    answer: z.array(organizationalMilestoneView),
    tags,
    reads: ['organizational_milestones', 'people'],
  }),
  plan: command('POST /api/organizational-milestones', {
    summary: 'Plan a milestone of the organization',
    may,
    body: describeMilestone,
    changes: tags,
    status: 201,
  }),
  revise: command('PATCH /api/organizational-milestones/:milestoneId', {
    summary: 'Edit a milestone that lies ahead',
    may,
    params: ofMilestone,
    body: describeMilestone,
    changes: tags,
  }),
  start: command('POST /api/organizational-milestones/:milestoneId/start', {
    summary: 'Say that work on a milestone began',
    may,
    params: ofMilestone,
    changes: tags,
  }),
  achieve: command('POST /api/organizational-milestones/:milestoneId/achieve', {
    summary: 'Say that a milestone was achieved; everyone eligible is credited its points',
    may,
    params: ofMilestone,
    body: achieveMilestone,
    changes: ['OrganizationalMilestones', 'Points'],
  }),
  cancel: command('POST /api/organizational-milestones/:milestoneId/cancel', {
    summary: 'Give a milestone up, with a reason',
    may,
    params: ofMilestone,
    body: cancelMilestone,
    changes: tags,
  }),
};
