import {
  isEmployeeStep,
  ONBOARDING_STEPS,
  STANDSTILL_MS,
} from '@annals/contracts/features/onboarding/constants';
import {
  OnboardingFeedbackGiven,
  OnboardingHandedOver,
  OnboardingPaused,
  OnboardingReminderSent,
  OnboardingStarted,
  OnboardingTaskAdded,
  OnboardingTaskRemoved,
  type NewOnboardingEvent,
  type OnboardingEvent,
} from '@annals/contracts/features/onboarding/events';
import { msg } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { sameWords } from '../../platform/commands/same-words';
import { changeOfTask, changesOf, idsOf, nextStep } from './changes';
import {
  AlreadyStarted,
  NotOfThisOnboarding,
  NotYourReport,
  OnlyTheEmployee,
  OwnManager,
  ReportsToNobody,
  TaskOfTheTemplate,
  TooManyTasks,
} from './errors';
import { concerning, refuseAfterDeparture, refuseCompleted, runBy } from './guards';
import { evolveOnboarding, type OnboardingCommand, type OnboardingState } from './onboarding';

/** The most tasks an onboarding can have beside its steps. */
const MOST_TASKS = 100;

/** The rules of onboardings. */
export const onboarding = decider<OnboardingState, OnboardingCommand, OnboardingEvent, NewOnboardingEvent>({
  category: 'onboarding',
  initial: { status: 'none' },
  evolve: evolveOnboarding,
  decide: {
    StartOnboarding({ workflowId, employeeId, employeesManagerId, plan }, state, { actor }) {
      if (actor.role !== 'admin' && employeesManagerId !== actor.id) throw new NotYourReport();
      if (state.status !== 'none') throw new AlreadyStarted();
      if (employeesManagerId === null) throw new ReportsToNobody();
      return [
        OnboardingStarted.of({
          workflowId,
          employeeId,
          managerId: employeesManagerId,
          totalSteps: ONBOARDING_STEPS.length,
          ...plan,
        }),
      ];
    },

    ChangeTask({ type: _, taskId, ...wanted }, state, { actor }) {
      const current = concerning(actor, state);
      refuseAfterDeparture(wanted);
      return changeOfTask(actor, current, taskId, wanted);
    },

    AddTask({ taskId, title, ...employee }, state, { actor }) {
      const current = runBy(actor, state);
      refuseAfterDeparture(employee);
      if (current.tasks.has(taskId)) return [];
      refuseCompleted(current);
      if (current.tasks.size >= MOST_TASKS) throw new TooManyTasks();
      return [OnboardingTaskAdded.of({ ...idsOf(current), taskId, title })];
    },

    RemoveTask({ taskId, ...employee }, state, { actor }) {
      const current = runBy(actor, state);
      refuseAfterDeparture(employee);
      const task = current.tasks.get(taskId);
      if (!task) throw new NotOfThisOnboarding();
      if (!task.added) throw new TaskOfTheTemplate();
      refuseCompleted(current);
      return [OnboardingTaskRemoved.of({ ...idsOf(current), taskId })];
    },

    ChangeOnboarding({ type: _, ...wanted }, state, { actor, now }) {
      const current = runBy(actor, state);
      refuseAfterDeparture(wanted);
      return changesOf(current, wanted, now);
    },

    /** Welcome at any time, after the end too: that is when people know. */
    GiveFeedback({ employeeFeedback }, state, { actor }) {
      const current = concerning(actor, state);
      if (actor.id !== current.employeeId) throw new OnlyTheEmployee();
      if (sameWords(employeeFeedback, current.employeeFeedback)) return [];
      return [OnboardingFeedbackGiven.of({ ...idsOf(current), employeeFeedback })];
    },

    HandOverOnboarding({ managerId }, state, { actor }) {
      if (state.status === 'none' || actor.role !== 'system') throw new NotFound(msg('This onboarding'));
      if (managerId === state.managerId || state.status === 'completed') return [];
      if (managerId === state.employeeId) throw new OwnManager();
      return [OnboardingHandedOver.of({ ...idsOf(state), fromManagerId: state.managerId, managerId })];
    },

    /** Nobody is left to bring on board. */
    EndWithEmployment(_, state, { actor }) {
      if (state.status === 'none' || actor.role !== 'system') throw new NotFound(msg('This onboarding'));
      if (state.status !== 'active') return [];
      return [OnboardingPaused.of({ ...idsOf(state), reason: 'The employee has left.' })];
    },

    /** Sent once for a standstill, to the person who can do the next step. */
    RemindOfOnboarding({ since }, state, { now }) {
      if (state.status !== 'active' || state.movedAt !== since || state.remindedOf === since) return [];
      if (Date.parse(now) - Date.parse(since) < STANDSTILL_MS) return [];
      const step = nextStep(state);
      if (step === undefined) return [];
      const recipientIds = isEmployeeStep(step) ? [state.employeeId] : [state.managerId];
      return [OnboardingReminderSent.of({ ...idsOf(state), recipientIds, step, since })];
    },
  },
});
