import { checkInId, pulseAnnouncementId } from '@annals/contracts/features/wellbeing/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  WellbeingCheckInSubmitted,
  WellnessPulseAssessed,
} from '@annals/contracts/features/wellbeing/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { ALEX } from './assess';
import { checkIn } from './check-in-decider';
import { OnlyAlexAssesses, OnlyForOneself, PulseIsAttributed, PulseIsNotAttributed } from './errors';

const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employee: Actor = { id: employeeId, role: 'employee' };
const manager: Actor = { id: managerId, role: 'manager' };
const answers = {
  checkInId: checkInId.parse('018f0000-0000-7000-8000-000000000001'),
  employeeId,
  managerId,
  overallWellbeing: 7,
  workLifeBalance: 6,
  stressLevel: 3,
  jobSatisfaction: 8,
  workload: 5,
  teamRelationships: 9,
};
const submit = { type: 'SubmitCheckIn' as const, ...answers };

test('an employee answers, in the team they are in', () =>
  given(checkIn)
    .when({ ...submit, feedback: 'Calmer weeks', concerns: '' }, employee)
    .then(WellbeingCheckInSubmitted.of({ ...answers, feedback: 'Calmer weeks' })));

test('twice under one id: the second time changes nothing', () =>
  given(checkIn, WellbeingCheckInSubmitted.of(answers)).when(submit, employee).thenNothing());

test('nobody answers for somebody else', () => given(checkIn).when(submit, manager).refused(OnlyForOneself));

const assessment = {
  burnoutRisk: 'medium' as const,
  attritionRisk: 'low' as const,
  weeks: 5,
  trendDirection: 'stable' as const,
  previousScoreComparison: -0.25,
  suggestedActions: ['sort-workload' as const],
};
const assess = { type: 'AssessPulse' as const, ...assessment };
const submitted = WellbeingCheckInSubmitted.of(answers);
const assessed = WellnessPulseAssessed.of({
  checkInId: answers.checkInId,
  employeeId,
  ...assessment,
  method: { name: 'weekly-median', version: 1 },
});

test('ALEX works out once what an answered pulse points to, and nobody else does', () => {
  given(checkIn, submitted).when(assess, ALEX).then(assessed);
  given(checkIn, submitted, assessed).when(assess, ALEX).thenNothing();
  given(checkIn, submitted, assessed).when(submit, employee).thenNothing();
  given(checkIn).when(assess, ALEX).refused(NotFound);
  given(checkIn, submitted).when(assess, employee).refused(OnlyAlexAssesses);
});

describe('an attributed week', () => {
  const announced = pulseAnnouncementId.parse('018f0000-0000-7000-8000-0000000000aa');

  test('is answered by whoever was shown the announcement, and the answer says so', () =>
    given(checkIn)
      .when({ ...submit, announced, attributedBy: announced }, employee)
      .then(WellbeingCheckInSubmitted.of({ ...answers, attributedBy: announced })));

  test('is answered by nobody who was not shown it', () =>
    given(checkIn)
      .when({ ...submit, announced }, employee)
      .refused(PulseIsAttributed));

  test('is none, whatever the form says, unless it was announced', () =>
    given(checkIn)
      .when({ ...submit, attributedBy: announced }, employee)
      .refused(PulseIsNotAttributed));
});
