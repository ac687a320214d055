import { careerMilestoneId } from '@annals/contracts/features/career/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  CareerMilestoneAchieved,
  CareerMilestoneCancelled,
  CareerMilestoneHandedOver,
  CareerMilestoneMissed,
  CareerMilestoneNoteTaken,
  CareerMilestonePlanned,
  CareerMilestoneReminderSent,
  CareerMilestoneRescheduled,
  CareerMilestoneStarted,
} from '@annals/contracts/features/career/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { careerMilestone } from './decider';
import {
  DueInThePast,
  FollowsAnothersMilestone,
  MilestoneConcluded,
  NotYourReport,
  OnlyTheManager,
} from './errors';

const milestoneId = careerMilestoneId.parse('018f0000-0000-7000-8000-000000000001');
const earlierId = careerMilestoneId.parse('018f0000-0000-7000-8000-000000000002');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const otherId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const manager: Actor = { id: managerId, role: 'manager' };
const employee: Actor = { id: employeeId, role: 'employee' };
const next: Actor = { id: otherId, role: 'manager' };

const system: Actor = { id: 'system:reminders', role: 'system' };

const of = { milestoneId, employeeId };
const facts = {
  milestoneType: '90_day' as const,
  title: 'On call alone',
  goals: ['Know the alarms'],
  expectedOutcomes: ['One week on call'],
  dueDate: '2026-06-30',
};
const plan = {
  type: 'PlanMilestone' as const,
  ...of,
  ...facts,
  employeeReportsToActor: true,
  followsOneOf: undefined,
};
const planned = CareerMilestonePlanned.of({ ...of, managerId, ...facts });
const started = CareerMilestoneStarted.of(of);
const achieved = CareerMilestoneAchieved.of({ ...of, managerId, actualOutcomes: ['A calm week'] });
const change = (changes: object, employeeReportsToActor = true) => ({
  type: 'ChangeMilestone' as const,
  ...changes,
  employeeReportsToActor,
});
const note = (notes: string, employeeReportsToActor: boolean) => ({
  type: 'TakeNotes' as const,
  notes,
  employeeReportsToActor,
});

describe('planning', () => {
  test('a manager plans with someone who reports to them', () =>
    given(careerMilestone).when(plan, manager).then(planned));
  test('with someone else, or in the past: refused', () => {
    given(careerMilestone)
      .when({ ...plan, employeeReportsToActor: false }, manager)
      .refused(NotYourReport);
    given(careerMilestone)
      .when({ ...plan, dueDate: '2026-05-31' }, manager)
      .refused(DueInThePast);
  });
  test('follows a milestone of the same person alone', () => {
    given(careerMilestone)
      .when({ ...plan, followsId: earlierId, followsOneOf: employeeId }, manager)
      .then(CareerMilestonePlanned.of({ ...of, managerId, ...facts, followsId: earlierId }));
    for (const followsOneOf of [otherId, undefined])
      given(careerMilestone)
        .when({ ...plan, followsId: earlierId, followsOneOf }, manager)
        .refused(FollowsAnothersMilestone);
  });
});

describe('on the way', () => {
  test('both may start it, once', () => {
    given(careerMilestone, planned)
      .when(change({ status: 'in_progress' }, false), employee)
      .then(started);
    given(careerMilestone, planned)
      .when(change({ status: 'in_progress' }), manager)
      .then(started);
    given(careerMilestone, planned, started)
      .when(change({ status: 'in_progress' }), manager)
      .thenNothing();
  });
  test('the manager of today moves it, whoever planned it', () => {
    given(careerMilestone, planned)
      .when(change({ dueDate: '2026-07-15', reason: 'Leave' }), next)
      .then(CareerMilestoneRescheduled.of({ ...of, dueDate: '2026-07-15', reason: 'Leave' }));
    given(careerMilestone, planned)
      .when(change({ dueDate: '2026-07-15' }, false), employee)
      .refused(OnlyTheManager);
    given(careerMilestone, planned)
      .when(change({ dueDate: '2026-07-15' }, false), manager)
      .refused(NotFound);
    given(careerMilestone, planned)
      .when(change({ dueDate: '2026-05-15' }), manager)
      .refused(DueInThePast);
  });
  test('each of the two has notes of their own', () => {
    given(careerMilestone, planned)
      .when(note('Shadowed two nights', false), employee)
      .then(CareerMilestoneNoteTaken.of({ ...of, managerId, by: 'employee', notes: 'Shadowed two nights' }));
    const written = CareerMilestoneNoteTaken.of({ ...of, managerId, by: 'manager', notes: 'Going well' });
    given(careerMilestone, planned).when(note('Going well', true), manager).then(written);
    given(careerMilestone, planned, written).when(note('Going well', true), manager).thenNothing();
    given(careerMilestone, planned).when(note('x', false), next).refused(NotFound);
  });
});

describe('the end', () => {
  test('the manager says that it was reached, or that it was not', () => {
    given(careerMilestone, planned, started)
      .when(change({ status: 'achieved', actualOutcomes: ['A calm week'] }), manager)
      .then(achieved);
    given(careerMilestone, planned)
      .when(change({ status: 'missed', reason: 'The rota was paused' }), manager)
      .then(
        CareerMilestoneMissed.of({ ...of, managerId, actualOutcomes: [], reason: 'The rota was paused' }),
      );
    given(careerMilestone, planned)
      .when(change({ status: 'achieved' }, false), employee)
      .refused(OnlyTheManager);
  });
  test('stands: nothing moves it, and the same again changes nothing', () => {
    given(careerMilestone, planned, achieved)
      .when(change({ status: 'achieved' }), manager)
      .thenNothing();
    for (const changes of [{ status: 'missed' }, { status: 'in_progress' }, { dueDate: '2026-07-15' }])
      given(careerMilestone, planned, achieved).when(change(changes), manager).refused(MilestoneConcluded);
    given(careerMilestone, planned, achieved)
      .when(note('Proud of it', false), employee)
      .then(CareerMilestoneNoteTaken.of({ ...of, managerId, by: 'employee', notes: 'Proud of it' }));
  });
});

describe('dropped', () => {
  const cancelled = CareerMilestoneCancelled.of({ ...of, managerId, reason: 'Planned twice.' });
  test('by the manager with a reason, once; nothing moves it after that', () => {
    const cancel = change({ status: 'cancelled', reason: 'Planned twice.' });
    given(careerMilestone, planned, started).when(cancel, manager).then(cancelled);
    given(careerMilestone, planned, cancelled).when(cancel, manager).thenNothing();
    given(careerMilestone, planned)
      .when(change({ status: 'cancelled', reason: 'x' }, false), employee)
      .refused(OnlyTheManager);
    given(careerMilestone, planned, cancelled)
      .when(change({ status: 'achieved' }), manager)
      .refused(MilestoneConcluded);
    given(careerMilestone, planned, achieved).when(cancel, manager).refused(MilestoneConcluded);
  });
  test('when the employee leaves, while it is open', () => {
    const left = { type: 'EndWithEmployment' as const };
    given(careerMilestone, planned)
      .when(left, system)
      .then(CareerMilestoneCancelled.of({ ...of, managerId, reason: 'The employee has left.' }));
    given(careerMilestone, planned, achieved).when(left, system).thenNothing();
  });
});

test('another manager holds it while it is open', () => {
  const handOver = { type: 'HandOverMilestone' as const, managerId: otherId };
  const handedOver = CareerMilestoneHandedOver.of({ ...of, fromManagerId: managerId, managerId: otherId });
  given(careerMilestone, planned).when(handOver, system).then(handedOver);
  given(careerMilestone, planned, handedOver).when(handOver, system).thenNothing();
  given(careerMilestone, planned, achieved).when(handOver, system).thenNothing();
  // What the employee writes from then on is for the new one to read.
  given(careerMilestone, planned, handedOver)
    .when(note('Shadowed two nights', false), employee)
    .then(
      CareerMilestoneNoteTaken.of({
        ...of,
        managerId: otherId,
        by: 'employee',
        notes: 'Shadowed two nights',
      }),
    );
});

describe('a reminder', () => {
  // `given` decides on the first of June 2026.
  const due = (dueDate: string) => CareerMilestonePlanned.of({ ...of, managerId, ...facts, dueDate });
  const remind = (dueDate: string, occasion: 'week_before' | 'overdue') => ({
    type: 'RemindOfMilestone' as const,
    dueDate,
    occasion,
  });
  test('goes to both a week before, to the manager when it is overdue', () => {
    given(careerMilestone, due('2026-06-05'))
      .when(remind('2026-06-05', 'week_before'), system)
      .then(
        CareerMilestoneReminderSent.of({
          ...of,
          recipientIds: [employeeId, managerId],
          dueDate: '2026-06-05',
          occasion: 'week_before',
        }),
      );
    given(careerMilestone, due('2026-05-20'))
      .when(remind('2026-05-20', 'overdue'), system)
      .then(
        CareerMilestoneReminderSent.of({
          ...of,
          recipientIds: [managerId],
          dueDate: '2026-05-20',
          occasion: 'overdue',
        }),
      );
  });
  test('is sent once, at its time, for the date that holds, while the milestone is open', () => {
    const sent = CareerMilestoneReminderSent.of({
      ...of,
      recipientIds: [managerId],
      dueDate: '2026-05-20',
      occasion: 'overdue',
    });
    const overdue = remind('2026-05-20', 'overdue');
    given(careerMilestone, due('2026-05-20'), sent).when(overdue, system).thenNothing();
    given(careerMilestone, due('2026-05-20'), achieved).when(overdue, system).thenNothing();
    given(careerMilestone, due('2026-07-20')).when(overdue, system).thenNothing();
    given(careerMilestone, due('2026-07-20')).when(remind('2026-07-20', 'week_before'), system).thenNothing();
  });
});
