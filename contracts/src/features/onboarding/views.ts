import { z } from 'zod';
import { onboardingTemplateId, onboardingWorkflowId } from './ids';
import { personId } from '../../kernel/ids';
import { teamMember } from '../people/views';
import { ONBOARDING_STATUSES, TEMPLATE_ROLES } from './constants';

/** A task of one onboarding beside the five steps. */
export const onboardingTask = z.object({
  id: z.string(),
  title: z.string(),
  done: z.boolean(),
  /** Added by the manager, who can take it out again. */
  added: z.boolean(),
});
export type OnboardingTask = z.infer<typeof onboardingTask>;

/** A row of the specification's `onboarding_workflows` table (its fields as spelt) with what its own view needs beside. */
export const onboardingWorkflowRow = z.object({
  id: onboardingWorkflowId,
  employeeId: personId,
  managerId: personId,
  templateId: onboardingTemplateId.nullable(),
  currentStep: z.int(),
  totalSteps: z.int(),
  status: z.enum(ONBOARDING_STATUSES),
  welcomeEmailSent: z.boolean(),
  teamIntroductionPlanned: z.boolean(),
  videoOrientationCompleted: z.boolean(),
  interactivePlaybookStarted: z.boolean(),
  mutualGoalsSet: z.boolean(),
  welcomeCallCompleted: z.boolean(),
  deptTrainingCompleted: z.boolean(),
  complianceTrainingCompleted: z.boolean(),
  buddyAssigned: z.boolean(),
  equipmentSetupCompleted: z.boolean(),
  systemAccessGranted: z.boolean(),
  /** Minutes; null until somebody told them. */
  videoWatchTime: z.int().nullable(),
  customTasks: z.array(onboardingTask),
  roleSpecificTasks: z.array(onboardingTask),
  welcomeCallScheduledAt: z.iso.datetime().nullable(),
  buddyId: personId.nullable(),
  /** 0.00 to 100.00: the share of the five steps that are done. */
  completionPercentage: z.number(),
  managerNotes: z.string().nullable(),
  employeeFeedback: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  templateName: z.string(),
  videoUrl: z.string().nullable(),
  playbookUrl: z.string().nullable(),
  completedAt: z.iso.datetime().nullable(),
  pausedBecause: z.string().nullable(),
  /** When it last moved on: began, went on, or a step changed. */
  movedAt: z.iso.datetime(),
  /** When those who owe the next step were last reminded. */
  remindedAt: z.iso.datetime().nullable(),
});
export type OnboardingWorkflowRow = z.infer<typeof onboardingWorkflowRow>;

/** An onboarding as a reader gets it. The manager's notes never leave the server for the employee. */
export const onboardingView = onboardingWorkflowRow
  .pick({
    id: true,
    employeeId: true,
    managerId: true,
    templateId: true,
    currentStep: true,
    totalSteps: true,
    status: true,
    welcomeEmailSent: true,
    teamIntroductionPlanned: true,
    videoOrientationCompleted: true,
    interactivePlaybookStarted: true,
    mutualGoalsSet: true,
    welcomeCallCompleted: true,
    deptTrainingCompleted: true,
    complianceTrainingCompleted: true,
    buddyAssigned: true,
    equipmentSetupCompleted: true,
    systemAccessGranted: true,
    videoWatchTime: true,
    customTasks: true,
    roleSpecificTasks: true,
    welcomeCallScheduledAt: true,
    buddyId: true,
    completionPercentage: true,
    managerNotes: true,
    employeeFeedback: true,
    createdAt: true,
    updatedAt: true,
    templateName: true,
    videoUrl: true,
    playbookUrl: true,
    completedAt: true,
    pausedBecause: true,
  })
  .extend({
    employeeName: z.string(),
    /** Nothing of it goes on then. */
    employeeHasLeft: z.boolean(),
    managerName: z.string(),
    buddyName: z.string().nullable(),
  });
export type OnboardingView = z.infer<typeof onboardingView>;

/** What a reader may do with an onboarding now. */
export const onboardingAllowed = z.object({
  /** Toggle any step and task, take notes, assign a buddy, schedule the welcome call. */
  run: z.boolean(),
  /** Mark the employee's own two steps complete. */
  markOwn: z.boolean(),
  giveFeedback: z.boolean(),
  pause: z.boolean(),
  resume: z.boolean(),
  complete: z.boolean(),
});
export type OnboardingAllowed = z.infer<typeof onboardingAllowed>;

export const onboardingDetail = onboardingView.extend({ allowed: onboardingAllowed });
export type OnboardingDetail = z.infer<typeof onboardingDetail>;

/** Somebody the reader can bring on board, with how far that is; null: not begun. */
export const onboardingTeamMember = teamMember.extend({
  hireDate: z.string().nullable(),
  workflow: z
    .object({
      id: onboardingWorkflowId,
      status: z.enum(ONBOARDING_STATUSES),
      completionPercentage: z.number(),
    })
    .nullable(),
});
export type OnboardingTeamMember = z.infer<typeof onboardingTeamMember>;

/** A row of the templates. */
export const onboardingTemplateRow = z.object({
  id: onboardingTemplateId,
  name: z.string(),
  description: z.string(),
  department: z.string().nullable(),
  videoUrl: z.string().nullable(),
  playbookUrl: z.string().nullable(),
  roleSpecificTasks: z.array(z.object({ role: z.enum(TEMPLATE_ROLES), title: z.string() })),
  customTasks: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type OnboardingTemplateRow = z.infer<typeof onboardingTemplateRow>;
