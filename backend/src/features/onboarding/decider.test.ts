import { onboardingTemplateId, onboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { ONBOARDING_STEPS, type OnboardingStep } from '@annals/contracts/features/onboarding/constants';
import {
  OnboardingBuddyAssigned,
  OnboardingCompleted,
  OnboardingFeedbackGiven,
  OnboardingHandedOver,
  OnboardingNoteTaken,
  OnboardingPaused,
  OnboardingReminderSent,
  OnboardingResumed,
  OnboardingStarted,
  OnboardingStepCompleted,
  OnboardingStepReopened,
  OnboardingTaskAdded,
  OnboardingTaskCompleted,
  OnboardingTaskRemoved,
  OnboardingTaskReopened,
  OnboardingWelcomeCallScheduled,
} from '@annals/contracts/features/onboarding/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { onboarding } from './decider';
import {
  AlreadyCompleted,
  AlreadyStarted,
  BuddyOutOfReach,
  CallInThePast,
  EmployeeHasLeft,
  ManagersStep,
  NotOfThisOnboarding,
  NotYourReport,
  OneWay,
  OnlyTheEmployee,
  OnlyTheManager,
  OwnBuddy,
  OwnManager,
  Paused,
  ReportsToNobody,
  StepsLeft,
  TaskOfTheTemplate,
} from './errors';

const workflowId = onboardingWorkflowId.parse('018f0000-0000-7000-8000-000000000001');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const strangerId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const adminId = personId.parse('018f0000-0000-7000-8000-00000000000d');
const templateTask = '018f0000-0000-7000-8000-0000000000f1';
const addedTask = '018f0000-0000-7000-8000-0000000000f2';
const manager: Actor = { id: managerId, role: 'manager' };
const employee: Actor = { id: employeeId, role: 'employee' };
const stranger: Actor = { id: strangerId, role: 'manager' };
const admin: Actor = { id: adminId, role: 'admin' };
const system: Actor = { id: 'system:organisation', role: 'system' };

const of = { workflowId, employeeId, managerId };
const plan = {
  templateId: onboardingTemplateId.parse('018f0000-0000-7000-8000-0000000000e1'),
  templateName: 'Engineering onboarding',
  videoUrl: null,
  playbookUrl: null,
  roleSpecificTasks: [{ taskId: templateTask, title: 'Shadow a colleague' }],
  customTasks: [],
};
const start = {
  type: 'StartOnboarding' as const,
  workflowId,
  employeeId,
  employeesManagerId: managerId,
  plan,
};
const started = OnboardingStarted.of({ ...of, totalSteps: 5, ...plan });
const did = (step: OnboardingStep) => OnboardingStepCompleted.of({ ...of, step, videoWatchTime: null });
const allFive = ONBOARDING_STEPS.map(did);
const paused = OnboardingPaused.of(of);
const completed = OnboardingCompleted.of(of);
const set = (taskId: string, done = true) => ({ type: 'ChangeTask' as const, taskId, done });
const change = (more: object) => ({ type: 'ChangeOnboarding' as const, buddyInReach: true, ...more });

describe('starting', () => {
  test('a manager starts the onboarding of who reports to them, an admin anyone’s', () => {
    given(onboarding).when(start, manager).then(started);
    given(onboarding).when(start, admin).then(started);
    given(onboarding).when(start, stranger).refused(NotYourReport);
    given(onboarding)
      .when({ ...start, employeesManagerId: null }, admin)
      .refused(ReportsToNobody);
  });
  test('once for each person', () => {
    given(onboarding, started).when(start, manager).refused(AlreadyStarted);
    given(onboarding, started, ...allFive, completed)
      .when(start, manager)
      .refused(AlreadyStarted);
    // Whose onboarding was started is not for strangers to learn.
    given(onboarding, started).when(start, stranger).refused(NotYourReport);
  });
});

describe('the five steps', () => {
  test.each(ONBOARDING_STEPS)('the manager toggles %s', (step) => {
    given(onboarding, started).when(set(step), manager).then(did(step));
    given(onboarding, started, did(step)).when(set(step), manager).thenNothing();
    given(onboarding, started, did(step))
      .when(set(step, false), manager)
      .then(OnboardingStepReopened.of({ ...of, step }));
    given(onboarding, started).when(set(step, false), manager).thenNothing();
  });
  test.each(['videoOrientationCompleted', 'interactivePlaybookStarted'] as const)(
    'the employee marks %s complete, one way',
    (step) => {
      given(onboarding, started).when(set(step), employee).then(did(step));
      given(onboarding, started, did(step)).when(set(step), employee).thenNothing();
      given(onboarding, started, did(step)).when(set(step, false), employee).refused(OneWay);
    },
  );
  test.each([
    'welcomeEmailSent',
    'teamIntroductionPlanned',
    'mutualGoalsSet',
    'systemAccessGranted',
    templateTask,
  ])('the employee does not mark %s', (taskId) => {
    given(onboarding, started).when(set(taskId), employee).refused(ManagersStep);
    given(onboarding, started).when(set(taskId, false), employee).refused(ManagersStep);
  });
  test('the minutes watched go with the video and with nothing else', () => {
    given(onboarding, started)
      .when({ ...set('videoOrientationCompleted'), videoWatchTime: 25 }, employee)
      .then(OnboardingStepCompleted.of({ ...of, step: 'videoOrientationCompleted', videoWatchTime: 25 }));
    given(onboarding, started)
      .when({ ...set('mutualGoalsSet'), videoWatchTime: 25 }, manager)
      .then(did('mutualGoalsSet'));
  });
  test('a stranger does not learn that it exists', () => {
    given(onboarding, started).when(set('mutualGoalsSet'), stranger).refused(NotFound);
    given(onboarding).when(set('mutualGoalsSet'), manager).refused(NotFound);
  });
});

describe('the tasks beside them', () => {
  const ticked = OnboardingTaskCompleted.of({ ...of, taskId: templateTask });
  const added = OnboardingTaskAdded.of({ ...of, taskId: addedTask, title: 'Meet the designers' });
  test('are ticked off and opened again', () => {
    given(onboarding, started).when(set(templateTask), manager).then(ticked);
    given(onboarding, started, ticked).when(set(templateTask), manager).thenNothing();
    given(onboarding, started, ticked)
      .when(set(templateTask, false), admin)
      .then(OnboardingTaskReopened.of({ ...of, taskId: templateTask }));
    given(onboarding, started)
      .when(set('systemAccessGranted'), manager)
      .then(OnboardingTaskCompleted.of({ ...of, taskId: 'systemAccessGranted' }));
    given(onboarding, started).when(set('systemAccessGranted', false), manager).thenNothing();
  });
  test('what is not there cannot be', () => {
    given(onboarding, started).when(set(addedTask), manager).refused(NotOfThisOnboarding);
    given(onboarding, started).when(set('buddyAssigned'), manager).refused(NotOfThisOnboarding);
  });
  test('the manager adds some, and takes those out again', () => {
    const add = { type: 'AddTask' as const, taskId: addedTask, title: 'Meet the designers' };
    const remove = (taskId: string) => ({ type: 'RemoveTask' as const, taskId });
    given(onboarding, started).when(add, manager).then(added);
    given(onboarding, started, added).when(add, manager).thenNothing();
    given(onboarding, started).when(add, employee).refused(OnlyTheManager);
    given(onboarding, started, ...allFive, completed)
      .when(add, manager)
      .refused(AlreadyCompleted);
    given(onboarding, started, added)
      .when(remove(addedTask), manager)
      .then(OnboardingTaskRemoved.of({ ...of, taskId: addedTask }));
    given(onboarding, started).when(remove(addedTask), manager).refused(NotOfThisOnboarding);
    given(onboarding, started).when(remove(templateTask), manager).refused(TaskOfTheTemplate);
  });
});

describe('notes, buddy, welcome call, feedback', () => {
  const buddy = OnboardingBuddyAssigned.of({ ...of, buddyId: strangerId });
  test('the manager’s notes are the manager’s', () => {
    const note = change({ managerNotes: 'Asks good questions.' });
    const taken = OnboardingNoteTaken.of({ ...of, managerNotes: 'Asks good questions.' });
    given(onboarding, started).when(note, manager).then(taken);
    given(onboarding, started, taken).when(note, manager).thenNothing();
    given(onboarding, started).when(note, employee).refused(OnlyTheManager);
  });
  test('a buddy is a colleague within reach, and not the person themself', () => {
    given(onboarding, started)
      .when(change({ buddyId: strangerId }), manager)
      .then(buddy);
    given(onboarding, started, buddy)
      .when(change({ buddyId: strangerId }), manager)
      .thenNothing();
    given(onboarding, started, buddy)
      .when(change({ buddyId: null }), manager)
      .then(OnboardingBuddyAssigned.of({ ...of, buddyId: null }));
    given(onboarding, started)
      .when(change({ buddyId: employeeId }), manager)
      .refused(OwnBuddy);
    given(onboarding, started)
      .when(change({ buddyId: strangerId, buddyInReach: false }), manager)
      .refused(BuddyOutOfReach);
  });
  test('the welcome call lies ahead; one part that is refused refuses all', () => {
    const ahead = '2026-06-02T09:00:00.000Z';
    given(onboarding, started)
      .when(change({ welcomeCallScheduledAt: ahead }), manager)
      .then(OnboardingWelcomeCallScheduled.of({ ...of, welcomeCallScheduledAt: ahead }));
    given(onboarding, started)
      .when(change({ managerNotes: 'x', welcomeCallScheduledAt: '2026-05-31T09:00:00.000Z' }), manager)
      .refused(CallInThePast);
  });
  test('the feedback is the employee’s, after the end too', () => {
    const give = { type: 'GiveFeedback' as const, employeeFeedback: 'The buddy helped most.' };
    const gave = OnboardingFeedbackGiven.of({ ...of, employeeFeedback: give.employeeFeedback });
    given(onboarding, started).when(give, employee).then(gave);
    given(onboarding, started, gave).when(give, employee).thenNothing();
    given(onboarding, started, ...allFive, completed)
      .when(give, employee)
      .then(gave);
    given(onboarding, started).when(give, manager).refused(OnlyTheEmployee);
  });
});

describe('active, paused, completed', () => {
  test('rests and goes on', () => {
    given(onboarding, started)
      .when(change({ status: 'paused', reason: 'Parental leave' }), manager)
      .then(OnboardingPaused.of({ ...of, reason: 'Parental leave' }));
    given(onboarding, started, paused)
      .when(change({ status: 'paused' }), manager)
      .thenNothing();
    given(onboarding, started, paused)
      .when(change({ status: 'active' }), manager)
      .then(OnboardingResumed.of(of));
    given(onboarding, started)
      .when(change({ status: 'active' }), manager)
      .thenNothing();
    given(onboarding, started)
      .when(change({ status: 'paused' }), employee)
      .refused(OnlyTheManager);
  });
  test('while it rests nothing is ticked off', () => {
    given(onboarding, started, paused).when(set('mutualGoalsSet'), manager).refused(Paused);
    given(onboarding, started, paused).when(set('videoOrientationCompleted'), employee).refused(Paused);
  });
  test('is completed when all five steps are done, and then stays so', () => {
    const complete = change({ status: 'completed' });
    given(onboarding, started, ...allFive)
      .when(complete, manager)
      .then(completed);
    given(onboarding, started, ...allFive.slice(1))
      .when(complete, manager)
      .refused(StepsLeft);
    given(onboarding, started, ...allFive, paused)
      .when(complete, manager)
      .refused(Paused);
    const over = given(onboarding, started, ...allFive, completed);
    over.when(complete, manager).thenNothing();
    over.when(change({ status: 'active' }), manager).refused(AlreadyCompleted);
    over.when(set('mutualGoalsSet', false), manager).refused(AlreadyCompleted);
    over.when(change({ managerNotes: 'x' }), manager).refused(AlreadyCompleted);
  });
  test('an admin runs anyone’s but their own', () => {
    given(onboarding, started)
      .when(change({ status: 'paused' }), admin)
      .then(paused);
    const own: Actor = { id: employeeId, role: 'admin' };
    given(onboarding, started)
      .when(change({ status: 'paused' }), own)
      .refused(OnlyTheManager);
    given(onboarding, started).when(set('mutualGoalsSet'), own).refused(ManagersStep);
  });
});

test('nothing goes on once the employee has left', () => {
  const gone = { employeeHasLeft: true };
  const ofLeaver = given(onboarding, started, paused);
  ofLeaver.when(change({ status: 'active', ...gone }), manager).refused(EmployeeHasLeft);
  ofLeaver.when(change({ status: 'active', ...gone }), admin).refused(EmployeeHasLeft);
  ofLeaver.when(change({ managerNotes: 'More', ...gone }), manager).refused(EmployeeHasLeft);
  ofLeaver.when({ ...set('mutualGoalsSet'), ...gone }, manager).refused(EmployeeHasLeft);
  ofLeaver
    .when({ type: 'AddTask', taskId: addedTask, title: 'x', ...gone }, manager)
    .refused(EmployeeHasLeft);
  ofLeaver.when({ type: 'RemoveTask', taskId: addedTask, ...gone }, manager).refused(EmployeeHasLeft);
  ofLeaver.when(change({ status: 'active', ...gone }), stranger).refused(NotFound);
});

describe('what follows by itself', () => {
  test('another manager runs it, once', () => {
    const handOver = { type: 'HandOverOnboarding' as const, managerId: strangerId };
    const handed = OnboardingHandedOver.of({ ...of, fromManagerId: managerId, managerId: strangerId });
    given(onboarding, started).when(handOver, system).then(handed);
    given(onboarding, started, handed).when(handOver, system).thenNothing();
    given(onboarding, started, handed).when(set('mutualGoalsSet'), manager).refused(NotFound);
    given(onboarding, started, ...allFive, completed)
      .when(handOver, system)
      .thenNothing();
    given(onboarding, started).when(handOver, manager).refused(NotFound);
    given(onboarding, started)
      .when({ ...handOver, managerId: employeeId }, system)
      .refused(OwnManager);
  });
  test('it rests when the employee has left', () => {
    const end = { type: 'EndWithEmployment' as const };
    given(onboarding, started)
      .when(end, system)
      .then(OnboardingPaused.of({ ...of, reason: 'The employee has left.' }));
    given(onboarding, started, paused).when(end, system).thenNothing();
  });
  // `given` lets the first event happen at midnight of 1 January, each further one a minute later.
  const since = '2026-01-01T00:01:00.000Z';
  const remind = { type: 'RemindOfOnboarding' as const, since };
  const weekLater = '2026-01-08T00:01:00.000Z';
  test('a standstill of a week is told once to whoever can do the next step', () => {
    const told = (step: OnboardingStep, recipientId: typeof managerId) =>
      OnboardingReminderSent.of({ ...of, recipientIds: [recipientId], step, since });
    const one = given(onboarding, started, did('welcomeEmailSent'));
    one.when(remind, system, weekLater).then(told('teamIntroductionPlanned', managerId));
    one.when(remind, system, '2026-01-08T00:00:00.000Z').thenNothing();
    given(onboarding, started, did('welcomeEmailSent'), told('teamIntroductionPlanned', managerId))
      .when(remind, system, weekLater)
      .thenNothing();
    given(onboarding, started, did('welcomeEmailSent'), did('teamIntroductionPlanned'))
      .when({ ...remind, since: '2026-01-01T00:02:00.000Z' }, system, '2026-02-01T00:00:00.000Z')
      .then(
        OnboardingReminderSent.of({
          ...of,
          recipientIds: [employeeId],
          step: 'videoOrientationCompleted',
          since: '2026-01-01T00:02:00.000Z',
        }),
      );
  });
  test('not of what has moved on, rests or is done', () => {
    given(onboarding, started, did('welcomeEmailSent'), did('mutualGoalsSet'))
      .when(remind, system, weekLater)
      .thenNothing();
    given(onboarding, started, did('welcomeEmailSent'), paused).when(remind, system, weekLater).thenNothing();
  });
});
