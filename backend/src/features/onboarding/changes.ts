import type { ChangeOnboarding, ChangeOnboardingTask } from '@annals/contracts/features/onboarding/commands';
import {
  isEmployeeStep,
  isOnboardingCheck,
  isOnboardingStep,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from '@annals/contracts/features/onboarding/constants';
import {
  OnboardingBuddyAssigned,
  OnboardingCompleted,
  OnboardingNoteTaken,
  OnboardingPaused,
  OnboardingResumed,
  OnboardingStepCompleted,
  OnboardingStepReopened,
  OnboardingTaskCompleted,
  OnboardingTaskReopened,
  OnboardingWelcomeCallScheduled,
  type NewOnboardingEvent,
} from '@annals/contracts/features/onboarding/events';
import type { Actor } from '../../platform/commands/decider';
import { sameWords } from '../../platform/commands/same-words';
import {
  BuddyOutOfReach,
  CallInThePast,
  ManagersStep,
  NotOfThisOnboarding,
  OneWay,
  OwnBuddy,
  Paused,
  StepsLeft,
} from './errors';
import { refuseAtRest, refuseCompleted, runs } from './guards';
import type { ExistingOnboarding } from './onboarding';

/** A form may be filled in for a while: this much of the past is still accepted as now. */
const GRACE_MS = 60_000;

export function idsOf({ workflowId, employeeId, managerId }: ExistingOnboarding) {
  return { workflowId, employeeId, managerId };
}

/** The first step that is not done; undefined when all five are. */
export function nextStep({ done }: ExistingOnboarding): OnboardingStep | undefined {
  return ONBOARDING_STEPS.find((step) => !done.has(step));
}

/** A step or a task that is ticked off, or opened again: the person who runs it may change any of them, the employee two of the steps and one way. */
export function changeOfTask(
  actor: Actor,
  current: ExistingOnboarding,
  taskId: string,
  { done, videoWatchTime }: ChangeOnboardingTask,
): NewOnboardingEvent[] {
  if (!isOnboardingStep(taskId) && !isOnboardingCheck(taskId) && !current.tasks.has(taskId))
    throw new NotOfThisOnboarding();
  if (!runs(actor, current)) {
    if (!isOnboardingStep(taskId) || !isEmployeeStep(taskId)) throw new ManagersStep();
    if (!done) throw new OneWay();
  }
  const wasDone = isOnboardingStep(taskId)
    ? current.done.has(taskId)
    : (current.tasks.get(taskId)?.done ?? false);
  if (wasDone === done) return [];
  refuseAtRest(current);
  const ids = idsOf(current);
  if (!isOnboardingStep(taskId))
    return [(done ? OnboardingTaskCompleted : OnboardingTaskReopened).of({ ...ids, taskId })];
  if (!done) return [OnboardingStepReopened.of({ ...ids, step: taskId })];
  const watched = taskId === 'videoOrientationCompleted' ? (videoWatchTime ?? null) : null;
  return [OnboardingStepCompleted.of({ ...ids, step: taskId, videoWatchTime: watched })];
}

/** What the manager wants changed, part by part; one part that is refused refuses all of it. */
export function changesOf(
  current: ExistingOnboarding,
  wanted: ChangeOnboarding & { buddyInReach: boolean },
  now: string,
): NewOnboardingEvent[] {
  const { managerNotes, buddyId, welcomeCallScheduledAt: callAt, status, reason } = wanted;
  const ids = idsOf(current);
  const events: NewOnboardingEvent[] = [];
  if (managerNotes !== undefined && !sameWords(managerNotes, current.managerNotes)) {
    refuseCompleted(current);
    events.push(OnboardingNoteTaken.of({ ...ids, managerNotes }));
  }
  if (buddyId !== undefined && buddyId !== current.buddyId) {
    refuseCompleted(current);
    if (buddyId === current.employeeId) throw new OwnBuddy();
    if (buddyId !== null && !wanted.buddyInReach) throw new BuddyOutOfReach();
    events.push(OnboardingBuddyAssigned.of({ ...ids, buddyId }));
  }
  if (callAt !== undefined && callAt !== current.welcomeCallScheduledAt) {
    refuseCompleted(current);
    if (Date.parse(callAt) < Date.parse(now) - GRACE_MS) throw new CallInThePast();
    events.push(OnboardingWelcomeCallScheduled.of({ ...ids, welcomeCallScheduledAt: callAt }));
  }
  return status === undefined ? events : [...events, ...becoming(current, status, reason)];
}

function becoming(
  current: ExistingOnboarding,
  status: NonNullable<ChangeOnboarding['status']>,
  reason: string | undefined,
): NewOnboardingEvent[] {
  if (status === current.status) return [];
  refuseCompleted(current);
  const ids = idsOf(current);
  if (status === 'paused') return [OnboardingPaused.of({ ...ids, reason: reason || undefined })];
  if (status === 'active') return [OnboardingResumed.of(ids)];
  if (current.status === 'paused') throw new Paused();
  if (nextStep(current) !== undefined) throw new StepsLeft();
  return [OnboardingCompleted.of(ids)];
}
