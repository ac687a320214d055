import { ERASED } from '@annals/contracts/kernel/erased';
import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { onboardingTemplateId, onboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { ONBOARDING_STEPS, type OnboardingStep } from '@annals/contracts/features/onboarding/constants';
import {
  OnboardingBuddyAssigned,
  OnboardingCompleted,
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
} from '@annals/contracts/features/onboarding/events';
import {
  OnboardingTemplateDefined,
  OnboardingTemplateRetired,
  OnboardingTemplateRevised,
} from '@annals/contracts/features/onboarding/template-events';
import { onboardingTemplateRow, onboardingWorkflowRow } from '@annals/contracts/features/onboarding/views';
import { EmployeeHired } from '@annals/contracts/features/people/events';
import { describe, expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { people } from '../people/people-fold';
import { onboardingTemplates } from './templates-fold';
import { onboardingWorkflows } from './workflows-fold';

const workflowId = onboardingWorkflowId.parse('018f0000-0000-7000-8000-000000000001');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const otherId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const templateId = onboardingTemplateId.parse('018f0000-0000-7000-8000-0000000000e1');
const task = '018f0000-0000-7000-8000-0000000000f1';
const added = '018f0000-0000-7000-8000-0000000000f2';
const of = { workflowId, employeeId, managerId };
const started = OnboardingStarted.of({
  ...of,
  templateId,
  templateName: 'Engineering onboarding',
  totalSteps: 5,
  videoUrl: 'https://learn.annals.example/welcome',
  playbookUrl: null,
  roleSpecificTasks: [{ taskId: task, title: 'Shadow a colleague' }],
  customTasks: [],
});
const did = (step: OnboardingStep, videoWatchTime: number | null = null) =>
  OnboardingStepCompleted.of({ ...of, step, videoWatchTime });

/** Each event a minute after the one before, from midnight of 1 January. */
function recorded(events: readonly NewEvent[]): RecordedEvent[] {
  return events.map((event, index) => {
    const occurredAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    return {
      ...event,
      id: String(index),
      stream: 'test',
      revision: BigInt(index),
      position: BigInt(index + 1),
      recordedAt: occurredAt,
      metadata: { commandId: 'c', correlationId: 'c', actorId: managerId, actorRole: 'manager', occurredAt },
    };
  });
}
const row = (...events: readonly NewEvent[]) =>
  onboardingWorkflowRow.parse(
    foldInMemory(onboardingWorkflows, recorded([started, ...events])).get(workflowId),
  );

describe('onboarding_workflows', () => {
  test('begins with the stored defaults', () => {
    const begun = row();
    expect(begun).toMatchObject({
      currentStep: 1,
      totalSteps: 5,
      status: 'active',
      completionPercentage: 0,
      videoWatchTime: null,
      roleSpecificTasks: [{ id: task, title: 'Shadow a colleague', done: false, added: false }],
      customTasks: [],
    });
    const flags = Object.values(begun).filter((value) => typeof value === 'boolean');
    expect(flags).toHaveLength(11);
    expect(flags.some(Boolean)).toBe(false);
  });

  test('progress is the share of the five flags, whatever else is done', () => {
    const shares = ONBOARDING_STEPS.map((_, count) =>
      row(...ONBOARDING_STEPS.slice(0, count + 1).map((step) => did(step))),
    );
    expect(shares.map(({ completionPercentage }) => completionPercentage)).toEqual([20, 40, 60, 80, 100]);
    expect(shares.map(({ currentStep }) => currentStep)).toEqual([2, 3, 4, 5, 5]);
    expect(row(OnboardingTaskCompleted.of({ ...of, taskId: 'systemAccessGranted' }))).toMatchObject({
      systemAccessGranted: true,
      completionPercentage: 0,
    });
  });

  test('a step opened again counts no more, and the first open one is the current one', () => {
    expect(
      row(
        did('welcomeEmailSent'),
        did('mutualGoalsSet'),
        OnboardingStepReopened.of({ ...of, step: 'welcomeEmailSent' }),
      ),
    ).toMatchObject({
      welcomeEmailSent: false,
      mutualGoalsSet: true,
      currentStep: 1,
      completionPercentage: 20,
    });
  });

  test('keeps the minutes watched when the step is opened and done again without them', () => {
    const step = 'videoOrientationCompleted';
    expect(row(did(step, 25), OnboardingStepReopened.of({ ...of, step }), did(step)).videoWatchTime).toBe(25);
  });

  test('tasks are added, ticked off and taken out', () => {
    const add = OnboardingTaskAdded.of({ ...of, taskId: added, title: 'Meet the designers' });
    const tick = OnboardingTaskCompleted.of({ ...of, taskId: added });
    expect(row(add, tick).customTasks).toEqual([
      { id: added, title: 'Meet the designers', done: true, added: true },
    ]);
    expect(row(add, tick, OnboardingTaskRemoved.of({ ...of, taskId: added })).customTasks).toEqual([]);
    expect(row(OnboardingTaskCompleted.of({ ...of, taskId: task })).roleSpecificTasks[0]?.done).toBe(true);
  });

  test('a buddy sets the flag, nobody clears it', () => {
    const assigned = OnboardingBuddyAssigned.of({ ...of, buddyId: otherId });
    expect(row(assigned)).toMatchObject({ buddyAssigned: true, buddyId: otherId });
    expect(row(assigned, OnboardingBuddyAssigned.of({ ...of, buddyId: null }))).toMatchObject({
      buddyAssigned: false,
      buddyId: null,
    });
  });

  test('rests with its reason, goes on, ends, and follows to another manager', () => {
    const rests = OnboardingPaused.of({ ...of, reason: 'Parental leave' });
    expect(row(rests)).toMatchObject({ status: 'paused', pausedBecause: 'Parental leave' });
    expect(row(rests, OnboardingResumed.of(of))).toMatchObject({
      status: 'active',
      pausedBecause: null,
      movedAt: '2026-01-01T00:02:00.000Z',
    });
    expect(row(OnboardingCompleted.of(of))).toMatchObject({
      status: 'completed',
      completedAt: '2026-01-01T00:01:00.000Z',
    });
    const handed = OnboardingHandedOver.of({ ...of, fromManagerId: managerId, managerId: otherId });
    expect(row(handed).managerId).toBe(otherId);
  });

  test('remembers the reminder without having moved', () => {
    const reminded = OnboardingReminderSent.of({
      ...of,
      recipientIds: [managerId],
      step: 'welcomeEmailSent',
      since: '2026-01-01T00:00:00.000Z',
    });
    expect(row(reminded)).toMatchObject({
      movedAt: '2026-01-01T00:00:00.000Z',
      remindedAt: '2026-01-01T00:01:00.000Z',
    });
  });

  test('of an erased person the words are gone and the progress stays', () => {
    const note = OnboardingNoteTaken.of({ ...of, managerNotes: 'x' });
    const erased = { ...note, data: { ...note.data, managerNotes: ERASED } };
    expect(row(did('welcomeEmailSent'), erased)).toMatchObject({
      managerNotes: '[erased]',
      completionPercentage: 20,
    });
  });
});

test('onboarding_templates: defined, revised, retired', () => {
  const contents = {
    templateId,
    name: 'Engineering onboarding',
    description: '',
    department: 'Engineering',
    videoUrl: null,
    playbookUrl: null,
    roleSpecificTasks: [{ role: 'employee' as const, title: 'Shadow a colleague' }],
    customTasks: [],
  };
  const rows = foldInMemory(
    onboardingTemplates,
    recorded([
      OnboardingTemplateDefined.of(contents),
      OnboardingTemplateRevised.of({ ...contents, customTasks: ['Set up the build'] }),
      OnboardingTemplateRetired.of({ templateId }),
    ]),
  );
  expect(onboardingTemplateRow.parse(rows.get(templateId))).toMatchObject({
    customTasks: ['Set up the build'],
    isActive: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:02:00.000Z',
  });
});

test('users.onboardingCompleted is set when it is completed, and not before', () => {
  const hired = EmployeeHired.of({
    personId: employeeId,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@annals.example',
    role: 'employee',
    position: 'Engineer',
    department: 'Engineering',
    managerId,
    hireDate: '2026-01-01',
  });
  const person = (...events: readonly NewEvent[]) =>
    foldInMemory(people, recorded([hired, ...events])).get(employeeId);
  expect(person(started, did('mutualGoalsSet'))).toMatchObject({ onboardingCompleted: false });
  expect(person(started, OnboardingCompleted.of(of))).toMatchObject({ onboardingCompleted: true });
});
