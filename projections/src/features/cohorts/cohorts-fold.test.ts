import { cohortEvents } from '@annals/contracts/features/cohorts/events';
import { ERASED } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { describe, expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { leadershipCohorts } from './cohorts-fold';
import { cohortNotices } from './notices';
import { cohortParticipants } from './participants-fold';

const cohortId = '018f0000-0000-7000-8000-000000000001';
const AT = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString();

function happened(
  type: (typeof cohortEvents)[number]['type'],
  data: object,
  minute = 0,
  actorId = 'planner',
): RecordedEvent {
  return {
    id: `${type}-${String(minute)}`,
    type,
    stream: `leadershipCohort-${cohortId}`,
    revision: BigInt(minute),
    position: BigInt(minute + 1),
    recordedAt: AT(minute),
    data: { cohortId, ...data },
    metadata: { commandId: 'c', correlationId: 'c', actorId, actorRole: 'leader', occurredAt: AT(minute) },
  };
}

const ada = { enrolmentId: 'place-of-ada', employeeId: 'ada' };
const ben = { enrolmentId: 'place-of-ben', employeeId: 'ben' };
const everybody = {
  enrolmentIds: [ada.enrolmentId, ben.enrolmentId],
  participantIds: [ada.employeeId, ben.employeeId],
};
const planned = happened('CohortPlanned', {
  name: 'Emerging leaders',
  description: '',
  quarter: 'Q3-2026',
  startDate: '2026-07-01',
  endDate: '2026-09-30',
  maxParticipants: 10,
  facilitatorId: 'facilitator',
  learningModules: [],
  plannedBy: 'planner',
});
const enrolled = (who: object, minute: number) =>
  happened('ParticipantEnrolled', { ...who, name: 'Emerging leaders', startDate: '2026-07-01' }, minute);
const withdrew = (who: object, minute: number) => happened('ParticipantWithdrew', { ...who }, minute);
const learnt = (moduleId: string, minute: number, feedbackScore: number | null = null) =>
  happened('ModuleCompleted', { ...ada, moduleId, modulesInAll: 3, feedbackScore }, minute);
const cohortAfter = (...events: RecordedEvent[]) => foldInMemory(leadershipCohorts, events).get(cohortId);
const adaAfter = (...events: RecordedEvent[]) => foldInMemory(cohortParticipants, events).get('place-of-ada');

describe('a cohort', () => {
  test('starts in planning, without participants and figures', () =>
    expect(cohortAfter(planned)).toMatchObject({
      status: 'planning',
      currentParticipants: 0,
      maxParticipants: 10,
      roiMetrics: null,
    }));
  test('counts who takes part', () =>
    expect(
      cohortAfter(planned, enrolled(ada, 1), enrolled(ben, 2), withdrew(ada, 3), enrolled(ada, 4)),
    ).toMatchObject({ currentParticipants: 2, participantIds: ['ben', 'ada'], updatedAt: AT(4) }));
  test('goes from start to end, and keeps what was measured', () => {
    const roiMetrics = {
      completionRate: 50,
      averageScoreGain: null,
      assessedParticipants: 0,
      averageTeamImprovement: null,
      measuredTeams: 0,
    };
    expect(
      cohortAfter(
        planned,
        happened('CohortStarted', { participantIds: [] }, 1),
        happened('CohortCompleted', everybody, 2),
        happened('CohortOutcomesMeasured', { roiMetrics }, 3),
      ),
    ).toMatchObject({ status: 'completed', completedAt: AT(2), roiMetrics });
  });
  test('says why it was cancelled, or that the words were erased', () => {
    const cancelled = (reason?: unknown) => happened('CohortCancelled', { ...everybody, reason }, 1);
    expect(cohortAfter(planned, cancelled('No budget'))).toMatchObject({ cancellationReason: 'No budget' });
    expect(cohortAfter(planned, cancelled())).toMatchObject({ cancellationReason: null });
    expect(cohortAfter(planned, cancelled(ERASED))).toMatchObject({ cancellationReason: '[erased]' });
  });
});

describe('a participant', () => {
  test('gets on module by module', () => {
    expect(adaAfter(enrolled(ada, 0), learnt('one', 1, 4), learnt('two', 2))).toMatchObject({
      completionPercentage: 66.67,
      moduleProgress: [
        { moduleId: 'one', completedAt: AT(1) },
        { moduleId: 'two', completedAt: AT(2) },
      ],
      feedbackScores: { one: 4 },
    });
    const reopened = happened('ModuleReopened', { ...ada, moduleId: 'one', modulesInAll: 3 }, 3);
    expect(adaAfter(enrolled(ada, 0), learnt('one', 1), reopened)).toMatchObject({
      completionPercentage: 0,
      moduleProgress: [],
    });
  });
  test('has the newest score of each assessment', () => {
    const scored = (assessment: string, score: number, minute: number) =>
      happened('AssessmentRecorded', { ...ada, assessment, score }, minute);
    expect(
      adaAfter(enrolled(ada, 0), scored('pre', 40, 1), scored('pre', 45, 2), scored('post', 70, 3)),
    ).toMatchObject({ preAssessmentScore: 45, postAssessmentScore: 70, teamPerformanceImprovement: null });
  });
  test('finished or not, once the cohort is over', () => {
    const completed = happened('CohortCompleted', everybody, 9);
    const all = [learnt('one', 1), learnt('two', 2), learnt('three', 3)];
    expect(adaAfter(enrolled(ada, 0), ...all, completed)).toMatchObject({ status: 'finished' });
    expect(adaAfter(enrolled(ada, 0), learnt('one', 1), completed)).toMatchObject({ status: 'unfinished' });
  });
  test('who comes back has what they had achieved', () =>
    expect(adaAfter(enrolled(ada, 0), learnt('one', 1), withdrew(ada, 2), enrolled(ada, 3))).toMatchObject({
      status: 'active',
      completionPercentage: 33.33,
      joinedAt: AT(3),
    }));
});

describe('notices', () => {
  test('a facilitator hears of the last module, not of each', () => {
    const tell = cohortNotices.ModuleCompleted as (event: RecordedEvent) => readonly { personId: string }[];
    const of = { ...ada, facilitatorId: 'facilitator', name: 'Emerging leaders' };
    expect(tell(happened('ModuleCompleted', { ...of, finished: false }))).toEqual([]);
    expect(tell(happened('ModuleCompleted', { ...of, finished: true }))).toMatchObject([
      { personId: 'facilitator', kind: 'cohort_participant_finished', aboutId: 'ada' },
    ]);
  });
});
