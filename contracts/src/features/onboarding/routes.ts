import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { onboardingTemplateId, onboardingWorkflowId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import {
  addOnboardingTask,
  changeOnboarding,
  changeOnboardingTask,
  giveOnboardingFeedback,
  onboardingTemplateBody,
  startOnboarding,
} from './commands';
import { ONBOARDING_STATUSES } from './constants';
import { onboardingDetail, onboardingTeamMember, onboardingTemplateRow, onboardingView } from './views';

const ofWorkflow = z.strictObject({ workflowId: onboardingWorkflowId });
const ofTask = ofWorkflow.extend({ taskId: z.string().min(1).max(100) });
const ofTemplate = z.strictObject({ templateId: onboardingTemplateId });
const changes = ['Onboarding'] as const;
const tags = ['Onboarding', 'People'] as const;
const reads = ['onboarding_workflows', 'people'] as const;
const templateTags = ['Onboarding'] as const;
const templateReads = ['onboarding_templates'] as const;

export const onboardingRoutes = {
  mine: query('GET /api/onboarding/mine', {
    summary: 'The caller’s own onboarding; null when it has not begun',
    may: 'onboarding:see-own',
    answer: onboardingDetail.nullable(),
    tags,
    reads,
  }),
  list: query('GET /api/onboarding/workflows', {
    summary: 'The onboardings in the caller’s scope, the newest first, a page at a time',
    may: 'onboarding:see-team',
    query: pageQuery.extend({
      /** `open`: active and paused. Left out: all. */
      status: z.enum(['open', ...ONBOARDING_STATUSES]).optional(),
    }),
    answer: z.array(onboardingView),
    paged: true,
    tags,
    reads,
  }),
  team: query('GET /api/onboarding/team', {
    summary: 'The people the caller can bring on board, by name, with how far that is, a page at a time',
    may: 'onboarding:see-team',
    query: pageQuery.extend({ search: z.string().trim().max(100).optional() }),
    answer: z.array(onboardingTeamMember),
    paged: true,
    tags,
    reads,
  }),
  one: query('GET /api/onboarding/workflows/:workflowId', {
    summary: 'An onboarding with what the caller may read and do',
    may: 'onboarding:see-own',
    params: ofWorkflow,
    answer: onboardingDetail,
    tags,
    reads,
  }),
  history: query('GET /api/onboarding/workflows/:workflowId/history', {
    summary: 'What happened in an onboarding, in plain sentences, newest first',
    may: 'onboarding:see-own',
    params: ofWorkflow,
    ...historyPages,
    tags,
    reads,
  }),
  start: command('POST /api/onboarding/workflows', {
    summary: 'Begin to bring someone on board who reports to the caller; an admin may for anyone',
    may: 'onboarding:run',
    body: startOnboarding,
    changes,
    status: 201,
  }),
  setTask: command('PATCH /api/onboarding/workflows/:workflowId/tasks/:taskId', {
    summary: 'Mark a step or a task complete, or open it again',
    may: 'onboarding:take-part',
    params: ofTask,
    body: changeOnboardingTask,
    changes,
  }),
  addTask: command('POST /api/onboarding/workflows/:workflowId/tasks', {
    summary: 'Add a task to an onboarding',
    may: 'onboarding:run',
    params: ofWorkflow,
    body: addOnboardingTask,
    changes,
    status: 201,
  }),
  removeTask: command('POST /api/onboarding/workflows/:workflowId/tasks/:taskId/removal', {
    summary: 'Take a task out that was added',
    may: 'onboarding:run',
    params: ofTask,
    changes,
  }),
  change: command('PATCH /api/onboarding/workflows/:workflowId', {
    summary: 'Take notes, assign a buddy, schedule the welcome call, pause, resume or complete',
    may: 'onboarding:run',
    params: ofWorkflow,
    body: changeOnboarding,
    changes: ['Onboarding', 'People'],
  }),
  giveFeedback: command('POST /api/onboarding/workflows/:workflowId/feedback', {
    summary: 'Say how one’s own onboarding goes',
    may: 'onboarding:take-part',
    params: ofWorkflow,
    body: giveOnboardingFeedback,
    changes,
    overwrites: true,
  }),
  listTemplates: query('GET /api/onboarding/templates', {
    summary: 'The templates onboardings start by, by name, a page at a time',
    may: 'onboarding-templates:see',
    query: pageQuery,
    answer: z.array(onboardingTemplateRow),
    paged: true,
    tags: templateTags,
    reads: templateReads,
  }),
  templateHistory: query('GET /api/onboarding/templates/:templateId/history', {
    summary: 'What happened to a template, in plain sentences, newest first',
    may: 'onboarding-templates:see',
    params: ofTemplate,
    ...historyPages,
    tags: templateTags,
    reads: templateReads,
  }),
  defineTemplate: command('POST /api/onboarding/templates', {
    summary: 'Define a template',
    may: 'onboarding-templates:edit',
    body: onboardingTemplateBody,
    changes,
    status: 201,
  }),
  reviseTemplate: command('PATCH /api/onboarding/templates/:templateId', {
    summary: 'Revise a template, for onboardings that start from now on',
    may: 'onboarding-templates:edit',
    params: ofTemplate,
    body: onboardingTemplateBody,
    changes,
  }),
  retireTemplate: command('POST /api/onboarding/templates/:templateId/retirement', {
    summary: 'Retire a template: no onboarding starts by it any more',
    may: 'onboarding-templates:edit',
    params: ofTemplate,
    changes,
  }),
};
