import { ERASED } from '@annals/contracts/kernel/erased';
import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { checkInId, managerAlertId } from '@annals/contracts/features/wellbeing/ids';
import { personId } from '@annals/contracts/kernel/ids';
import {
  ManagerAlertAcknowledged,
  ManagerAlerted,
  ManagerAlertFollowedUp,
} from '@annals/contracts/features/wellbeing/alert-events';
import {
  WellbeingCheckInSubmitted,
  WellnessPulseAssessed,
} from '@annals/contracts/features/wellbeing/events';
import { expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { managerAlerts } from './manager-alerts-fold';
import { byWeek } from './pulses';
import { overallScoreOf, wellnessPulse } from './wellness-pulse-fold';

const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const id = checkInId.parse('018f0000-0000-7000-8000-000000000001');
const alertId = managerAlertId.parse('018f0000-0000-7000-8000-000000000002');

function recorded(event: NewEvent, at: string): RecordedEvent {
  const metadata = { commandId: at, correlationId: at, actorId: 'x', actorRole: 'system', occurredAt: at };
  return { ...event, id: at, stream: 'test', revision: 0n, position: 1n, recordedAt: at, metadata };
}

const scores = {
  overallWellbeing: 8,
  workLifeBalance: 6,
  stressLevel: 3,
  jobSatisfaction: 9,
  workload: 5,
  teamRelationships: 10,
};
const submitted = recorded(
  WellbeingCheckInSubmitted.of({ checkInId: id, employeeId, managerId, ...scores }),
  '2026-03-05T10:00:00.000Z',
);
const assessed = recorded(
  WellnessPulseAssessed.of({
    checkInId: id,
    employeeId,
    burnoutRisk: 'high',
    attritionRisk: 'low',
    weeks: 4,
    trendDirection: 'declining',
    previousScoreComparison: -0.5,
    suggestedActions: ['ask-for-one-to-one'],
    method: { name: 'weekly-median', version: 1 },
  }),
  '2026-03-05T10:00:05.000Z',
);
const pulseAfter = (...events: RecordedEvent[]) => foldInMemory(wellnessPulse, events).get(id);

test('an answered pulse has its questions and responses, and the defaults until it is assessed', () =>
  expect(pulseAfter(submitted)).toMatchObject({
    employeeId,
    pulseType: 'weekly',
    responses: scores,
    overallScore: 3.42,
    burnoutRisk: 'low',
    attritionRisk: 'low',
    managerActionRequired: false,
    suggestedActions: [],
    sentimentAnalysis: { positive: 4, neutral: 1, negative: 1 },
    previousScoreComparison: null,
    trendDirection: null,
    week: '2026-03-02',
    assessedAt: null,
  }));

test('what ALEX worked out of it joins it', () =>
  expect(pulseAfter(submitted, assessed)).toMatchObject({
    burnoutRisk: 'high',
    managerActionRequired: true,
    suggestedActions: ['ask-for-one-to-one'],
    previousScoreComparison: -0.5,
    trendDirection: 'declining',
    weeks: 4,
    assessedAt: assessed.recordedAt,
  }));

test('an erased answer leaves no pulse, whatever was worked out of it', () => {
  const erased = { ...submitted, data: { ...(submitted.data as object), stressLevel: ERASED } };
  expect(pulseAfter(erased, assessed)).toBeUndefined();
});

test('the overall score fits the scale of ratings', () => {
  const all = (score: number) =>
    overallScoreOf({
      overallWellbeing: score,
      workLifeBalance: score,
      stressLevel: score,
      jobSatisfaction: score,
      workload: score,
      teamRelationships: score,
    });
  expect([all(1), all(10)]).toEqual([0.5, 5]);
});

test('two answers of one week count as their average', () => {
  const weeks = byWeek([
    { week: '2026-03-09', ...scores },
    { week: '2026-03-02', ...scores, stressLevel: 1 },
    { week: '2026-03-09', ...scores, stressLevel: 8 },
  ]);
  expect(weeks.map(({ week, stressLevel }) => [week, stressLevel])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-09', 5.5],
  ]);
});

test('an alert is raised, acknowledged and followed up; nobody but the manager is told that it moved', () => {
  const of = { alertId, managerId };
  const finding = {
    kind: 'burnout' as const,
    week: '2026-03-02',
    weeks: ['2026-03-02'],
    median: 3.5,
    slope: null,
  };
  const raised = recorded(
    ManagerAlerted.of({ ...of, ...finding, method: { name: 'weekly-median', version: 1 } }),
    '2026-03-09T03:00:00.000Z',
  );
  const acknowledged = recorded(ManagerAlertAcknowledged.of(of), '2026-03-09T08:00:00.000Z');
  const followedUp = recorded(
    ManagerAlertFollowedUp.of({ ...of, followUp: 'Less at once.' }),
    '2026-03-11T08:00:00.000Z',
  );
  const after = (...events: RecordedEvent[]) => foldInMemory(managerAlerts, events).get(alertId);
  expect(after(raised)).toMatchObject({ ...finding, status: 'raised', acknowledgedAt: null });
  expect(after(raised, acknowledged)).toMatchObject({
    status: 'acknowledged',
    acknowledgedAt: acknowledged.recordedAt,
  });
  const row = after(raised, acknowledged, followedUp);
  expect(row).toMatchObject({
    status: 'followed_up',
    acknowledgedAt: acknowledged.recordedAt,
    followUp: 'Less at once.',
    followedUpAt: followedUp.recordedAt,
  });
  expect(row && managerAlerts.concernsOf(row, followedUp)).toEqual([managerId]);
});
