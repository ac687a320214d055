import {
  AssessmentRecorded,
  CohortCancelled,
  CohortCompleted,
  CohortOutcomesMeasured,
  CohortPlanned,
  CohortPlacesChanged,
  CohortRescheduled,
  CohortStarted,
  FacilitatorAppointed,
  LearningModulesRevised,
  ModuleCompleted,
  ModuleReopened,
  ParticipantEnrolled,
  ParticipantWithdrew,
  TeamPerformanceMeasured,
  type RoiMetrics,
} from '@annals/contracts/features/cohorts/events';
import { cohortId, cohortParticipantId, learningModuleId } from '@annals/contracts/features/cohorts/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import type { CohortCommand } from './cohort';
import { leadershipCohort } from './decider';
import {
  AfterwardsOnly,
  BeforehandOnly,
  CohortAlreadyPlanned,
  CohortFull,
  CohortHasStarted,
  CohortNotCompleted,
  CohortNotStarted,
  CohortOver,
  CohortWasCancelled,
  EndsBeforeItStarts,
  FacilitatorTakesPart,
  FewerPlacesThanParticipants,
  ModulesAlike,
  NobodyEnrolled,
  NothingToLearn,
  OnlyInCharge,
  OnlyParticipants,
} from './errors';

const uuid = (last: string) => `018f0000-0000-7000-8000-${last.padStart(12, '0')}`;
const cohort = cohortId.parse(uuid('1'));
const person = (last: string) => personId.parse(uuid(last));
const [planner, facilitator, ada, ben, stranger] = [
  person('11'),
  person('12'),
  person('13'),
  person('14'),
  person('15'),
];
const placeOf = (id: PersonId) => cohortParticipantId.parse(id.replace('7000', '7001'));
const as = (id: Actor['id'], role: Actor['role'] = 'manager'): Actor => ({ id, role });
const first = { moduleId: learningModuleId.parse(uuid('21')), title: 'Leading yourself', description: '' };
const second = { moduleId: learningModuleId.parse(uuid('22')), title: 'Leading others', description: '' };

const plan = {
  cohortId: cohort,
  name: 'Emerging leaders',
  description: 'For first-time leaders',
  quarter: 'Q3-2026',
  startDate: '2026-07-01',
  endDate: '2026-09-30',
  maxParticipants: 2,
  facilitatorId: facilitator,
  learningModules: [first, second],
};
const planned = (more: object = {}) => CohortPlanned.of({ ...plan, plannedBy: planner, ...more });
const enrolled = (id: PersonId) =>
  ParticipantEnrolled.of({
    ...of(id),
    name: plan.name,
    startDate: plan.startDate,
  });
const enrol = (...ids: PersonId[]): CohortCommand => ({
  type: 'EnrolParticipants',
  participants: ids.map((id) => ({ participantId: id, enrolmentId: placeOf(id) })),
});
const of = (id: PersonId) => ({
  cohortId: cohort,
  enrolmentId: placeOf(id),
  employeeId: id,
});
const withdrew = (id: PersonId, reason?: string) =>
  ParticipantWithdrew.of({ ...of(id), facilitatorId: plan.facilitatorId, name: plan.name, reason });
const started = (...people: PersonId[]) =>
  CohortStarted.of({
    cohortId: cohort,
    name: plan.name,
    participantIds: people,
  });
const learnt = (id: PersonId, module = first, finished = false) =>
  ModuleCompleted.of({
    ...of(id),
    facilitatorId: plan.facilitatorId,
    name: plan.name,
    moduleId: module.moduleId,
    modulesInAll: 2,
    feedbackScore: null,
    finished,
  });
const scored = (id: PersonId, assessment: 'pre' | 'post', score: number) =>
  AssessmentRecorded.of({ ...of(id), assessment, score });
const completed = (...people: PersonId[]) =>
  CohortCompleted.of({
    cohortId: cohort,
    name: plan.name,
    enrolmentIds: people.map(placeOf),
    participantIds: people,
  });
const outcomes = (more: Partial<RoiMetrics>) =>
  CohortOutcomesMeasured.of({
    cohortId: cohort,
    roiMetrics: {
      completionRate: 0,
      averageScoreGain: null,
      assessedParticipants: 0,
      averageTeamImprovement: null,
      measuredTeams: 0,
      ...more,
    },
  });
const learn = (moduleId = first.moduleId): CohortCommand => ({
  type: 'CompleteModule',
  moduleId,
  feedbackScore: null,
});

describe('planning', () => {
  test('writes down the plan and who made it', () =>
    given(leadershipCohort)
      .when({ type: 'PlanCohort', ...plan }, as(planner, 'leader'))
      .then(planned()));
  test('happens once', () =>
    given(leadershipCohort, planned())
      .when({ type: 'PlanCohort', ...plan }, as(planner, 'leader'))
      .refused(CohortAlreadyPlanned));
  test('refuses an end before the start', () =>
    given(leadershipCohort)
      .when({ type: 'PlanCohort', ...plan, endDate: plan.startDate }, as(planner, 'leader'))
      .refused(EndsBeforeItStarts));
  test('refuses modules that cannot be told apart', () =>
    given(leadershipCohort)
      .when(
        { type: 'PlanCohort', ...plan, learningModules: [first, { ...second, title: 'LEADING YOURSELF' }] },
        as(planner, 'leader'),
      )
      .refused(ModulesAlike));
});

describe('a change', () => {
  test('is one event for each thing that differs, none for what stands', () =>
    given(leadershipCohort, planned())
      .when(
        {
          type: 'ChangeCohort',
          name: plan.name,
          endDate: '2026-10-15',
          maxParticipants: 5,
          facilitatorId: ben,
          learningModules: [second],
        },
        as(planner, 'leader'),
      )
      .then(
        CohortRescheduled.of({
          cohortId: cohort,
          quarter: plan.quarter,
          startDate: plan.startDate,
          endDate: '2026-10-15',
        }),
        CohortPlacesChanged.of({ cohortId: cohort, maxParticipants: 5 }),
        FacilitatorAppointed.of({
          cohortId: cohort,
          name: plan.name,
          facilitatorId: ben,
          previousFacilitatorId: plan.facilitatorId,
        }),
        LearningModulesRevised.of({ cohortId: cohort, learningModules: [second] }),
      ));
  test('of nothing is no event', () =>
    given(leadershipCohort, planned())
      .when({ type: 'ChangeCohort', ...plan }, as(planner, 'leader'))
      .thenNothing());
  test('leaves the start and the modules of a running cohort alone', () => {
    const running = given(leadershipCohort, planned(), enrolled(ada), started(ada));
    running
      .when({ type: 'ChangeCohort', startDate: '2026-07-02' }, as(planner, 'leader'))
      .refused(CohortHasStarted);
    running
      .when({ type: 'ChangeCohort', learningModules: [first] }, as(planner, 'leader'))
      .refused(CohortHasStarted);
    running.when({ type: 'ChangeCohort', endDate: '2026-12-01' }, as(planner, 'leader')).then(
      CohortRescheduled.of({
        cohortId: cohort,
        quarter: plan.quarter,
        startDate: plan.startDate,
        endDate: '2026-12-01',
      }),
    );
  });
  test('takes no place from anybody', () =>
    given(leadershipCohort, planned(), enrolled(ada), enrolled(ben))
      .when({ type: 'ChangeCohort', maxParticipants: 1 }, as(planner, 'leader'))
      .refused(FewerPlacesThanParticipants));
  test('makes no participant the facilitator', () =>
    given(leadershipCohort, planned(), enrolled(ada))
      .when({ type: 'ChangeCohort', facilitatorId: ada }, as(planner, 'leader'))
      .refused(FacilitatorTakesPart));
  test('is for those in charge; a stranger does not learn that there is a cohort', () => {
    const one = given(leadershipCohort, planned(), enrolled(ada));
    one.when({ type: 'ChangeCohort', maxParticipants: 9 }, as(ada, 'leader')).refused(OnlyInCharge);
    one.when({ type: 'ChangeCohort', maxParticipants: 9 }, as(stranger, 'leader')).refused(NotFound);
  });
  test('cancels once, with everybody told', () => {
    const cancelled = CohortCancelled.of({
      cohortId: cohort,
      name: plan.name,
      facilitatorId: plan.facilitatorId,
      enrolmentIds: [placeOf(ada)],
      participantIds: [ada],
      reason: 'No budget',
    });
    const cancel: CohortCommand = { type: 'ChangeCohort', status: 'cancelled', reason: 'No budget' };
    given(leadershipCohort, planned(), enrolled(ada)).when(cancel, as(planner, 'leader')).then(cancelled);
    const over = given(leadershipCohort, planned(), enrolled(ada), cancelled);
    over.when(cancel, as(planner, 'leader')).thenNothing();
    over.when(enrol(ben), as(planner, 'leader')).refused(CohortWasCancelled);
    over.when({ type: 'StartCohort' }, as(facilitator)).refused(CohortWasCancelled);
  });
});

describe('enrolling', () => {
  test('takes a place', () =>
    given(leadershipCohort, planned()).when(enrol(ada), as(planner, 'leader')).then(enrolled(ada)));
  test('twice takes one', () =>
    given(leadershipCohort, planned(), enrolled(ada)).when(enrol(ada), as(planner, 'leader')).thenNothing());
  test('ends at the last place', () =>
    given(leadershipCohort, planned(), enrolled(ada), enrolled(ben))
      .when(enrol(stranger), as(planner, 'leader'))
      .refused(CohortFull));
  test('takes places for several at once, and none when there are too few', () => {
    const those = given(leadershipCohort, planned()).when(enrol(ada, ben), as(planner, 'leader'));
    those.then(enrolled(ada), enrolled(ben));
    given(leadershipCohort, planned(), enrolled(ada))
      .when(enrol(ada, ben, stranger), as(planner, 'leader'))
      .refused(CohortFull);
    given(leadershipCohort, planned(), enrolled(ada))
      .when(enrol(ada, ben), as(planner, 'leader'))
      .then(enrolled(ben));
  });
  test('goes on when somebody withdrew', () =>
    given(leadershipCohort, planned(), enrolled(ada), enrolled(ben), withdrew(ben))
      .when(enrol(stranger), as(planner, 'leader'))
      .then(enrolled(stranger)));
  test('leaves the facilitator out', () =>
    given(leadershipCohort, planned())
      .when(enrol(facilitator), as(planner, 'leader'))
      .refused(FacilitatorTakesPart));
  test('brings somebody back with what they had achieved', () =>
    given(leadershipCohort, planned(), enrolled(ada), started(ada), learnt(ada), withdrew(ada), enrolled(ada))
      .when(learn(), as(ada))
      .thenNothing());
});

describe('withdrawing', () => {
  const withdraw = (id: PersonId, reason?: string): CohortCommand => ({
    type: 'WithdrawParticipant',
    participantId: id,
    reason,
  });
  test('oneself gives the place back', () =>
    given(leadershipCohort, planned(), enrolled(ada))
      .when(withdraw(ada, 'Leave'), as(ada, 'employee'))
      .then(withdrew(ada, 'Leave')));
  test('somebody else is for those in charge', () => {
    const both = given(leadershipCohort, planned(), enrolled(ada), enrolled(ben));
    both.when(withdraw(ben), as(ada)).refused(OnlyInCharge);
    both.when(withdraw(ben), as(facilitator)).then(withdrew(ben));
    both.when(withdraw(ben), as('system:organisation', 'system')).then(withdrew(ben));
    both.when(withdraw(stranger), as(facilitator)).refused(NotFound);
  });
  test('is done once, and not from a cohort that is over', () => {
    given(leadershipCohort, planned(), enrolled(ada), withdrew(ada))
      .when(withdraw(ada), as(ada))
      .thenNothing();
    given(leadershipCohort, planned(), enrolled(ada), started(ada), completed(ada))
      .when(withdraw(ada), as(ada))
      .refused(CohortOver);
  });
});

describe('starting', () => {
  test('needs somebody and something to learn', () => {
    given(leadershipCohort, planned()).when({ type: 'StartCohort' }, as(facilitator)).refused(NobodyEnrolled);
    given(leadershipCohort, planned({ learningModules: [] }), enrolled(ada))
      .when({ type: 'StartCohort' }, as(facilitator))
      .refused(NothingToLearn);
  });
  test('is the facilitator’s, once', () => {
    given(leadershipCohort, planned(), enrolled(ada), enrolled(ben), withdrew(ben))
      .when({ type: 'StartCohort' }, as(facilitator))
      .then(started(ada));
    given(leadershipCohort, planned(), enrolled(ada))
      .when({ type: 'StartCohort' }, as(ada))
      .refused(OnlyInCharge);
    given(leadershipCohort, planned(), enrolled(ada), started(ada))
      .when({ type: 'StartCohort' }, as(facilitator))
      .thenNothing();
  });
});

describe('a module', () => {
  const running = [planned(), enrolled(ada), started(ada)];
  test('waits for the start', () =>
    given(leadershipCohort, planned(), enrolled(ada)).when(learn(), as(ada)).refused(CohortNotStarted));
  test('is completed by a participant, once; the last one finishes', () => {
    given(leadershipCohort, ...running)
      .when(learn(), as(ada))
      .then(learnt(ada));
    given(leadershipCohort, ...running, learnt(ada))
      .when(learn(), as(ada))
      .thenNothing();
    given(leadershipCohort, ...running, learnt(ada))
      .when(learn(second.moduleId), as(ada))
      .then(learnt(ada, second, true));
  });
  test('can be taken up again', () =>
    given(leadershipCohort, ...running, learnt(ada))
      .when({ type: 'ReopenModule', moduleId: first.moduleId }, as(ada))
      .then(ModuleReopened.of({ ...of(ada), moduleId: first.moduleId, modulesInAll: 2 })));
  test('is nobody else’s, and has to exist', () => {
    given(leadershipCohort, ...running)
      .when(learn(), as(facilitator))
      .refused(OnlyParticipants);
    given(leadershipCohort, ...running)
      .when(learn(), as(ben))
      .refused(NotFound);
    given(leadershipCohort, ...running)
      .when(learn(learningModuleId.parse(uuid('29'))), as(ada))
      .refused(NotFound);
  });
});

describe('an assessment', () => {
  const record = (assessment: 'pre' | 'post', score: number): CohortCommand => ({
    type: 'RecordAssessment',
    participantId: ada,
    assessment,
    score,
  });
  test('before is recorded while planning, and corrected; the same again is nothing', () => {
    given(leadershipCohort, planned(), enrolled(ada))
      .when(record('pre', 60), as(facilitator))
      .then(scored(ada, 'pre', 60));
    const once = given(leadershipCohort, planned(), enrolled(ada), scored(ada, 'pre', 60));
    once.when(record('pre', 60), as(facilitator)).thenNothing();
    once.when(record('pre', 55), as(facilitator)).then(scored(ada, 'pre', 55));
    once.when(record('post', 70), as(facilitator)).refused(AfterwardsOnly);
    once.when(record('pre', 100), as(ada)).refused(OnlyInCharge);
  });
  test('after the end makes the figures anew', () => {
    const over = given(
      leadershipCohort,
      planned(),
      enrolled(ada),
      scored(ada, 'pre', 60),
      started(ada),
      completed(ada),
      outcomes({}),
    );
    over
      .when(record('post', 75), as(facilitator))
      .then(scored(ada, 'post', 75), outcomes({ averageScoreGain: 15, assessedParticipants: 1 }));
    over.when(record('pre', 10), as(facilitator)).refused(BeforehandOnly);
  });
});

describe('completing', () => {
  const complete = (
    teams: Extract<CohortCommand, { type: 'CompleteCohort' }>['teams'] = [],
  ): CohortCommand => ({
    type: 'CompleteCohort',
    teams,
  });
  test('needs a start', () =>
    given(leadershipCohort, planned(), enrolled(ada))
      .when(complete(), as(facilitator))
      .refused(CohortNotStarted));
  test('leaves what is not known empty', () =>
    given(
      leadershipCohort,
      planned(),
      enrolled(ada),
      enrolled(ben),
      started(ada, ben),
      learnt(ada),
      learnt(ada, second, true),
    )
      .when(complete(), as(facilitator))
      .then(completed(ada, ben), outcomes({ completionRate: 50 })));
  test('works out gains from both assessments and improvements from measured teams', () => {
    const team = { ratingBefore: 3.5, ratingSince: 3.9, ratedBefore: 4, ratedSince: 3 };
    const teams = [{ participantId: ada, ...team }];
    const measured = TeamPerformanceMeasured.of({ ...of(ada), ...team, improvement: 0.4 });
    const figures = outcomes({
      averageScoreGain: 17.5,
      assessedParticipants: 2,
      averageTeamImprovement: 0.4,
      measuredTeams: 1,
    });
    const before = [
      planned(),
      enrolled(ada),
      enrolled(ben),
      started(ada, ben),
      scored(ada, 'pre', 50),
      scored(ben, 'pre', 40),
      scored(ada, 'post', 70),
      scored(ben, 'post', 55),
    ];
    given(leadershipCohort, ...before)
      .when(complete(teams), as(facilitator))
      .then(completed(ada, ben), measured, figures);
    const over = given(leadershipCohort, ...before, completed(ada, ben), measured, figures);
    over.when(complete(teams), as(facilitator)).thenNothing();
    over.when({ type: 'MeasureOutcomes', teams }, as(facilitator)).thenNothing();
  });
  test('is what measuring waits for', () =>
    given(leadershipCohort, planned(), enrolled(ada), started(ada))
      .when({ type: 'MeasureOutcomes', teams: [] }, as(facilitator))
      .refused(CohortNotCompleted));
});
