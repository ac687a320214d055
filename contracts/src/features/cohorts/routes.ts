import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { cohortId, learningModuleId } from './ids';
import { personId } from '../../kernel/ids';
import { command, pageQuery, query } from '../../kernel/route';
import {
  changeCohort,
  completeModule,
  enrolParticipants,
  planCohort,
  recordAssessment,
  withdrawParticipant,
} from './commands';
import { cohortDetail, cohortView } from './views';

const ofCohort = z.strictObject({ cohortId });
const ofParticipant = z.strictObject({ cohortId, participantId: personId });
const ofModule = z.strictObject({ cohortId, moduleId: learningModuleId });
const changes = ['Cohorts'] as const;
const tags = ['Cohorts', 'People'] as const;
const reads = ['leadership_cohorts', 'cohort_participants', 'people'] as const;

export const cohortRoutes = {
  list: query('GET /api/cohorts', {
    summary: 'The leadership cohorts in the caller’s scope, the latest first, a page at a time',
    may: 'cohorts:see',
    query: pageQuery.extend({
      /** `true`: planned and running ones. `false`: those that are over. Left out: all. */
      open: z.enum(['true', 'false']).optional(),
    }),
    answer: z.array(cohortView),
    paged: true,
    tags,
    reads,
  }),
  one: query('GET /api/cohorts/:cohortId', {
    summary: 'A leadership cohort with its participants as the caller may see them, and what they may do',
    may: 'cohorts:see',
    params: ofCohort,
    answer: cohortDetail,
    tags,
    reads,
  }),
  history: query('GET /api/cohorts/:cohortId/history', {
    summary: 'What happened to a leadership cohort, in plain sentences, newest first',
    may: 'cohorts:see',
    params: ofCohort,
    ...historyPages,
    tags,
    reads,
  }),
  plan: command('POST /api/cohorts', {
    summary: 'Plan a leadership cohort',
    may: 'cohorts:plan',
    body: planCohort,
    changes,
    status: 201,
  }),
  change: command('PATCH /api/cohorts/:cohortId', {
    summary: 'Change what is planned for a leadership cohort, or cancel it',
    may: 'cohorts:plan',
    params: ofCohort,
    body: changeCohort,
    changes,
  }),
  enrol: command('POST /api/cohorts/:cohortId/participants', {
    summary: 'Enrol people in the caller’s scope: all of them while there are places, or nobody',
    may: 'cohorts:plan',
    params: ofCohort,
    body: enrolParticipants,
    changes,
    status: 201,
  }),
  withdraw: command('POST /api/cohorts/:cohortId/participants/:participantId/withdraw', {
    summary: 'Withdraw from a leadership cohort, or withdraw a participant of it',
    may: 'cohorts:take-part',
    params: ofParticipant,
    body: withdrawParticipant,
    changes,
  }),
  start: command('POST /api/cohorts/:cohortId/start', {
    summary: 'Start a leadership cohort with those who are enrolled',
    may: 'cohorts:take-part',
    params: ofCohort,
    changes,
  }),
  completeModule: command('POST /api/cohorts/:cohortId/modules/:moduleId/complete', {
    summary: 'Complete a module of a leadership cohort the caller takes part in',
    may: 'cohorts:take-part',
    params: ofModule,
    body: completeModule,
    changes,
  }),
  reopenModule: command('POST /api/cohorts/:cohortId/modules/:moduleId/reopen', {
    summary: 'Take a completed module up again',
    may: 'cohorts:take-part',
    params: ofModule,
    changes,
  }),
  assess: command('POST /api/cohorts/:cohortId/participants/:participantId/assessments', {
    summary: 'Record or correct a participant’s assessment before or after',
    may: 'cohorts:take-part',
    params: ofParticipant,
    body: recordAssessment,
    changes,
  }),
  complete: command('POST /api/cohorts/:cohortId/complete', {
    summary: 'Complete a leadership cohort and work out what it achieved',
    may: 'cohorts:take-part',
    params: ofCohort,
    changes,
  }),
  measure: command('POST /api/cohorts/:cohortId/measure', {
    summary: 'Recalculate what a completed leadership cohort achieved, with the ratings there are by now',
    may: 'cohorts:take-part',
    params: ofCohort,
    changes,
  }),
};
