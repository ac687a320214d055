import { z } from 'zod';
import { historyEntry } from '../kernel/history';
import { personId } from '../kernel/ids';
import { command, commandAnswer, pageQuery, query } from '../kernel/route';
import { role } from '../roles';
import { administeredPerson, PEOPLE_STATES, personFacts, placesInUse, underWayLine } from './administration';
import { changeEmployee, departEmployee, hireEmployee, stateReason } from './commands';
import { colleague, directoryEntry, teamMember } from './views';

const ofPerson = z.strictObject({ personId });
const search = z.string().trim().max(100).optional();
const may = 'people:administer';
const changes = ['People'] as const;

/** What a command answers that sends somebody a link to choose a password. The link is told this once. */
const withLink = commandAnswer.extend({
  link: z.string(),
  /** Whether it went out by e-mail too. */
  emailed: z.boolean(),
});

export const peopleRoutes = {
  listTeam: query('GET /api/team/members', {
    summary: 'The people who report to the caller today',
    may: 'people:see-team',
    answer: z.array(teamMember),
    tags: ['People'],
    reads: ['people'],
  }),
  listPeople: query('GET /api/people', {
    summary: 'The people in the caller’s scope, by last name, a page at a time',
    may: 'people:see',
    query: pageQuery.extend({ search }),
    answer: z.array(directoryEntry),
    paged: true,
    tags: ['People'],
    reads: ['people'],
  }),
  administer: query('GET /api/administration/people', {
    summary: 'Everybody, those who left included, with the state of their account, a page at a time',
    may,
    query: pageQuery.extend({
      search,
      department: z.string().max(100).optional(),
      role: role.optional(),
      /** Only those to whom others can report. */
      canHaveReports: z.literal('true').optional(),
      state: z.enum(PEOPLE_STATES).default('working'),
    }),
    answer: z.array(administeredPerson),
    paged: true,
    tags: ['People'],
    reads: ['people', 'accounts'],
  }),
  places: query('GET /api/administration/places', {
    summary: 'The departments and positions in use',
    may,
    answer: placesInUse,
    tags: ['People'],
    reads: ['people'],
  }),
  one: query('GET /api/people/:personId', {
    summary: 'One person with the state of their account',
    may,
    params: ofPerson,
    answer: personFacts,
    tags: ['People'],
    reads: ['people', 'accounts'],
  }),
  history: query('GET /api/people/:personId/history', {
    summary: 'What happened to a person and their account, in plain sentences, newest first',
    may,
    params: ofPerson,
    answer: z.array(historyEntry),
    tags: ['People'],
    reads: ['people', 'accounts'],
  }),
  underWay: query('GET /api/people/:personId/under-way', {
    summary: 'What is open between a person and their manager: it follows them to another one',
    may,
    params: ofPerson,
    answer: z.array(underWayLine),
    tags: [
      'People',
      'Meetings',
      'PerformanceReviews',
      'SkipLevel',
      'CareerMilestones',
      'PainPoints',
      'TimeOff',
      'Recognitions',
      'Points',
      'Onboarding',
    ],
    reads: [
      'people',
      'meetings',
      'performance_reviews',
      'skip_level_meetings',
      'career_milestones',
      'pain_points',
      'time_off_requests',
      'recognitions',
      'redemptions',
      'onboarding_workflows',
    ],
  }),
  hire: command('POST /api/people', {
    summary: 'Hire a person and invite them; answers the link of the invitation, this once',
    may,
    body: hireEmployee,
    answer: withLink,
    changes,
    status: 201,
  }),
  change: command('PATCH /api/people/:personId', {
    summary: 'Change a person’s manager, department, position or role, and say why',
    may,
    params: ofPerson,
    body: changeEmployee,
    changes,
  }),
  depart: command('POST /api/people/:personId/departure', {
    summary: 'A person leaves: their account closes, their reports go to the successor',
    may,
    params: ofPerson,
    body: departEmployee,
    changes,
  }),
  invite: command('POST /api/people/:personId/invitation', {
    summary: 'Send a person a new link to choose a password; earlier links stop working',
    may,
    params: ofPerson,
    answer: withLink,
    changes,
  }),
  lock: command('POST /api/people/:personId/lock', {
    summary: 'Close an account until it is unlocked; its sessions end at once',
    may,
    params: ofPerson,
    body: stateReason,
    changes,
  }),
  unlock: command('POST /api/people/:personId/unlock', {
    summary: 'Open a locked account again',
    may,
    params: ofPerson,
    body: stateReason,
    changes,
  }),
  lookUp: query('GET /api/colleagues', {
    summary: 'Colleagues by name, at most 20: names and positions alone, for choosing somebody',
    may: 'people:look-up',
    query: z.strictObject({ search: z.string().trim().max(100).default('') }),
    answer: z.array(colleague),
    tags: ['People'],
    reads: ['people'],
  }),
};
