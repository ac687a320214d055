import type { OnboardingTemplateId, OnboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type {
  AddOnboardingTask,
  ChangeOnboarding,
  ChangeOnboardingTask,
  GiveOnboardingFeedback,
} from '@annals/contracts/features/onboarding/commands';
import type { OnboardingStatus, OnboardingStep } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** What a template gives to an onboarding that starts by it; the ids of the tasks are given to it here. */
export interface OnboardingPlan {
  readonly templateId: OnboardingTemplateId | null;
  readonly templateName: string;
  readonly videoUrl: string | null;
  readonly playbookUrl: string | null;
  readonly roleSpecificTasks: { taskId: string; title: string }[];
  readonly customTasks: { taskId: string; title: string }[];
}

interface OfTheEmployee {
  /** Whether the employee has left the organization; omitted: they work here. */
  readonly employeeHasLeft?: boolean | undefined;
}

/** Everything somebody can want of an onboarding. */
export type OnboardingCommand =
  | {
      type: 'StartOnboarding';
      workflowId: OnboardingWorkflowId;
      employeeId: PersonId;
      /** Whom the employee reports to today, who will run it. */
      employeesManagerId: PersonId | null;
      plan: OnboardingPlan;
    }
  | ({ type: 'ChangeTask'; taskId: string } & ChangeOnboardingTask & OfTheEmployee)
  | ({ type: 'AddTask'; taskId: string } & AddOnboardingTask & OfTheEmployee)
  | ({ type: 'RemoveTask'; taskId: string } & OfTheEmployee)
  | ({
      type: 'ChangeOnboarding';
      /** Whether the one who asks can reach the buddy they name. */
      buddyInReach: boolean;
    } & ChangeOnboarding &
      OfTheEmployee)
  | ({ type: 'GiveFeedback' } & GiveOnboardingFeedback & OfTheEmployee)
  // Of the system.
  | { type: 'HandOverOnboarding'; managerId: PersonId }
  | { type: 'EndWithEmployment' }
  | { type: 'RemindOfOnboarding'; since: string };

/** The commands of the people of an onboarding, once it has started. */
export type OnboardingChange = Extract<
  OnboardingCommand,
  { type: 'ChangeTask' | 'AddTask' | 'RemoveTask' | 'ChangeOnboarding' | 'GiveFeedback' }
>;

interface TaskState {
  readonly done: boolean;
  /** By the manager, who can take it out again. */
  readonly added: boolean;
}

/** What later decisions rest on. */
export interface ExistingOnboarding {
  readonly status: OnboardingStatus;
  readonly workflowId: OnboardingWorkflowId;
  readonly employeeId: PersonId;
  readonly managerId: PersonId;
  readonly done: ReadonlySet<OnboardingStep>;
  /** The tasks beside the five steps, by id; a check is here once it was done. */
  readonly tasks: ReadonlyMap<string, TaskState>;
  readonly buddyId: PersonId | null;
  readonly welcomeCallScheduledAt: string | null;
  readonly managerNotes: unknown;
  readonly employeeFeedback: unknown;
  /** When it last moved on, and the standstill those who owe a step were reminded of. */
  readonly movedAt: string;
  readonly remindedOf: string | null;
}

export type OnboardingState = { readonly status: 'none' } | ExistingOnboarding;

const stepped = (state: OnboardingState, step: OnboardingStep, isDone: boolean, at: string) =>
  changed(state, ({ done }) => {
    const next = new Set(done);
    if (isDone) next.add(step);
    else next.delete(step);
    return { done: next, movedAt: at };
  });

const tasked = (state: OnboardingState, taskId: string, task: Partial<TaskState>) =>
  changed(state, ({ tasks }) => ({
    tasks: new Map(tasks).set(taskId, {
      ...(tasks.get(taskId) ?? { done: false, added: false }),
      ...task,
    }),
  }));

export const evolveOnboarding: Evolutions<OnboardingState, OnboardingEvent> = {
  OnboardingStarted: (_, { data, metadata }) => ({
    status: 'active',
    workflowId: data.workflowId,
    employeeId: data.employeeId,
    managerId: data.managerId,
    done: new Set(),
    tasks: new Map(
      [...data.roleSpecificTasks, ...data.customTasks].map(({ taskId }) => [
        taskId,
        { done: false, added: false },
      ]),
    ),
    buddyId: null,
    welcomeCallScheduledAt: null,
    managerNotes: '',
    employeeFeedback: '',
    movedAt: metadata.occurredAt,
    remindedOf: null,
  }),
  OnboardingStepCompleted: (state, { data, metadata }) =>
    stepped(state, data.step, true, metadata.occurredAt),
  OnboardingStepReopened: (state, { data, metadata }) =>
    stepped(state, data.step, false, metadata.occurredAt),
  OnboardingTaskAdded: (state, { data }) => tasked(state, data.taskId, { added: true }),
  OnboardingTaskRemoved: (state, { data }) =>
    changed(state, ({ tasks }) => ({
      tasks: new Map([...tasks].filter(([taskId]) => taskId !== data.taskId)),
    })),
  OnboardingTaskCompleted: (state, { data }) => tasked(state, data.taskId, { done: true }),
  OnboardingTaskReopened: (state, { data }) => tasked(state, data.taskId, { done: false }),
  OnboardingNoteTaken: (state, { data }) => changed(state, { managerNotes: data.managerNotes }),
  OnboardingBuddyAssigned: (state, { data }) => changed(state, { buddyId: data.buddyId }),
  OnboardingWelcomeCallScheduled: (state, { data }) =>
    changed(state, { welcomeCallScheduledAt: data.welcomeCallScheduledAt }),
  OnboardingFeedbackGiven: (state, { data }) => changed(state, { employeeFeedback: data.employeeFeedback }),
  OnboardingPaused: (state) => changed(state, { status: 'paused' }),
  OnboardingResumed: (state, { metadata }) =>
    changed(state, { status: 'active', movedAt: metadata.occurredAt }),
  OnboardingCompleted: (state) => changed(state, { status: 'completed' }),
  OnboardingHandedOver: (state, { data }) => changed(state, { managerId: data.managerId }),
  OnboardingReminderSent: (state, { data }) => changed(state, { remindedOf: data.since }),
};
