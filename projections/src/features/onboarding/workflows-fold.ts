import { readable } from '@annals/contracts/kernel/erased';
import {
  completionOf,
  currentStepOf,
  isOnboardingCheck,
  type OnboardingStep,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import {
  onboardingWorkflowRow,
  type OnboardingTask,
  type OnboardingWorkflowRow,
} from '@annals/contracts/features/onboarding/views';
import { projection } from '../../engine/projection';

/** The current state of every onboarding: the specification's `onboarding_workflows`. */
export const onboardingWorkflows = projection<OnboardingWorkflowRow, OnboardingEvent>({
  name: 'onboarding_workflows',
  version: 1,
  row: onboardingWorkflowRow,
  indexes: {
    ofEmployee: ['employeeId', 'createdAt desc', 'id desc'],
    newestOfManager: ['managerId', 'createdAt desc', 'id desc'],
    newest: ['createdAt desc', 'id desc'],
    standingStill: ['status', 'movedAt'],
  },
  tags: ['Onboarding'],
  concerns: (row) => [row.employeeId, row.managerId],
  key: (event) => event.data.workflowId,
  evolve: {
    OnboardingStarted: (_, { data, metadata: { occurredAt } }) => ({
      id: data.workflowId,
      employeeId: data.employeeId,
      managerId: data.managerId,
      templateId: data.templateId,
      currentStep: 1,
      totalSteps: data.totalSteps,
      status: 'active',
      welcomeEmailSent: false,
      teamIntroductionPlanned: false,
      videoOrientationCompleted: false,
      interactivePlaybookStarted: false,
      mutualGoalsSet: false,
      welcomeCallCompleted: false,
      deptTrainingCompleted: false,
      complianceTrainingCompleted: false,
      buddyAssigned: false,
      equipmentSetupCompleted: false,
      systemAccessGranted: false,
      videoWatchTime: null,
      customTasks: data.customTasks.map(asTask),
      roleSpecificTasks: data.roleSpecificTasks.map(asTask),
      welcomeCallScheduledAt: null,
      buddyId: null,
      completionPercentage: 0,
      managerNotes: null,
      employeeFeedback: null,
      createdAt: occurredAt,
      updatedAt: occurredAt,
      templateName: data.templateName,
      videoUrl: data.videoUrl,
      playbookUrl: data.playbookUrl,
      completedAt: null,
      pausedBecause: null,
      movedAt: occurredAt,
      remindedAt: null,
    }),
    OnboardingStepCompleted: (row, { data, metadata }) =>
      row && {
        ...stepped(row, data.step, true, metadata.occurredAt),
        videoWatchTime: data.videoWatchTime ?? row.videoWatchTime,
      },
    OnboardingStepReopened: (row, { data, metadata }) =>
      row && stepped(row, data.step, false, metadata.occurredAt),
    OnboardingTaskAdded: (row, { data, metadata }) =>
      row && {
        ...row,
        customTasks: [
          ...row.customTasks,
          { id: data.taskId, title: readable(data.title), done: false, added: true },
        ],
        updatedAt: metadata.occurredAt,
      },
    OnboardingTaskRemoved: (row, { data, metadata }) =>
      row && {
        ...row,
        customTasks: row.customTasks.filter(({ id }) => id !== data.taskId),
        updatedAt: metadata.occurredAt,
      },
    OnboardingTaskCompleted: (row, { data, metadata }) =>
      row && { ...ticked(row, data.taskId, true), updatedAt: metadata.occurredAt },
    OnboardingTaskReopened: (row, { data, metadata }) =>
      row && { ...ticked(row, data.taskId, false), updatedAt: metadata.occurredAt },
    OnboardingNoteTaken: (row, { data, metadata }) =>
      row && { ...row, managerNotes: readable(data.managerNotes), updatedAt: metadata.occurredAt },
    OnboardingBuddyAssigned: (row, { data, metadata }) =>
      row && {
        ...row,
        buddyId: data.buddyId,
        buddyAssigned: data.buddyId !== null,
        updatedAt: metadata.occurredAt,
      },
    OnboardingWelcomeCallScheduled: (row, { data, metadata }) =>
      row && {
        ...row,
        welcomeCallScheduledAt: data.welcomeCallScheduledAt,
        updatedAt: metadata.occurredAt,
      },
    OnboardingFeedbackGiven: (row, { data, metadata }) =>
      row && { ...row, employeeFeedback: readable(data.employeeFeedback), updatedAt: metadata.occurredAt },
    OnboardingPaused: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'paused',
        pausedBecause: data.reason === undefined ? null : readable(data.reason),
        updatedAt: metadata.occurredAt,
      },
    OnboardingResumed: (row, { metadata: { occurredAt } }) =>
      row && { ...row, status: 'active', pausedBecause: null, movedAt: occurredAt, updatedAt: occurredAt },
    OnboardingCompleted: (row, { metadata: { occurredAt } }) =>
      row && { ...row, status: 'completed', completedAt: occurredAt, updatedAt: occurredAt },
    OnboardingHandedOver: (row, { data, metadata }) =>
      row && { ...row, managerId: data.managerId, updatedAt: metadata.occurredAt },
    OnboardingReminderSent: (row, { metadata }) => row && { ...row, remindedAt: metadata.occurredAt },
  },
});

function asTask({ taskId, title }: { taskId: string; title: string }): OnboardingTask {
  return { id: taskId, title, done: false, added: false };
}

/** The row with one of the five steps set, and what follows from that. */
function stepped(
  row: OnboardingWorkflowRow,
  step: OnboardingStep,
  isDone: boolean,
  at: string,
): OnboardingWorkflowRow {
  const next = { ...row, [step]: isDone };
  return {
    ...next,
    completionPercentage: completionOf(next),
    currentStep: currentStepOf(next),
    movedAt: at,
    updatedAt: at,
  };
}

/** The row with a check or a task set. */
function ticked(row: OnboardingWorkflowRow, taskId: string, done: boolean): OnboardingWorkflowRow {
  if (isOnboardingCheck(taskId)) return { ...row, [taskId]: done };
  const tick = (tasks: readonly OnboardingTask[]) =>
    tasks.map((task) => (task.id === taskId ? { ...task, done } : task));
  return { ...row, customTasks: tick(row.customTasks), roleSpecificTasks: tick(row.roleSpecificTasks) };
}
