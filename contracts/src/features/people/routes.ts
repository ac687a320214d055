import { z } from 'zod';
import { historyPages } from '../../kernel/history';
import { personId } from '../../kernel/ids';
import { plannedChangeId } from './ids';
import { command, maybeWaiting, pageQuery, query } from '../../kernel/route';
import { PRIVILEGED_ROLES } from '../privileged-acts/constants';
import { role } from '../../kernel/roles';
import {
  administeredPerson,
  PEOPLE_STATES,
  personFacts,
  placesInUse,
  plannedChangeView,
  underWayLine,
} from './administration';
import {
  changeEmployee,
  correctEmployee,
  departEmployee,
  hireEmployee,
  invitePerson,
  planChange,
  rehireEmployee,
  stateReason,
} from './commands';
import { colleague, colleagueInChart, directoryEntry, peopleGroup, personProfile, teamMember } from './views';

const ofPerson = z.strictObject({ personId });
const search = z.string().trim().max(100).optional();
const may = 'people:administer';
const changes = ['People', 'PrivilegedActs'] as const;

/** What a command answers that sends somebody a link to choose a password. */
const withLink = maybeWaiting.extend({
  /** The link, this once; null when it is for the invitee alone, or nothing was sent yet. */
  link: z.string().nullable(),
  /** Whether it went out by e-mail. */
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
  groups: query('GET /api/people/groups', {
    summary:
      'Departments and teams by name, at most 20, with their people in the caller’s scope: for choosing all of them; of groups of up to 50',
    may: 'people:see',
    query: z.strictObject({ search: z.string().trim().max(100).default('') }),
    answer: z.array(peopleGroup),
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
    ...historyPages,
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
    summary: 'Hire a person and invite them; answers the link, this once, unless it is for the invitee alone',
    may,
    stepUp: { role: PRIVILEGED_ROLES },
    tokens: true,
    body: hireEmployee,
    answer: withLink,
    changes,
    status: 201,
  }),
  change: command('PATCH /api/people/:personId', {
    summary:
      'Change a person’s manager, department, position or role, and say why; the roles of administrators and auditors wait for a second administrator',
    may,
    stepUp: { role: 'given' },
    tokens: true,
    params: ofPerson,
    body: changeEmployee,
    answer: maybeWaiting,
    changes,
  }),
  depart: command('POST /api/people/:personId/departure', {
    summary: 'A person leaves: their account closes, their reports go to the successor',
    may,
    tokens: true,
    params: ofPerson,
    body: departEmployee,
    changes,
  }),
  invite: command('POST /api/people/:personId/invitation', {
    summary:
      'Send a person a new link to choose a password; for an administrator or auditor it waits for a second administrator',
    may,
    params: ofPerson,
    body: invitePerson,
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
    summary:
      'Open a locked account again; that of an administrator or auditor waits for a second administrator',
    may,
    params: ofPerson,
    body: stateReason,
    answer: maybeWaiting,
    changes,
  }),
  correct: command('POST /api/people/:personId/correction', {
    summary:
      'Correct a person’s name, e-mail address or first day, and say why; with the address their sessions end, and both addresses are told',
    may,
    tokens: true,
    params: ofPerson,
    body: correctEmployee,
    changes,
    overwrites: true,
  }),
  plannedChanges: query('GET /api/people/:personId/planned-changes', {
    summary: 'The changes of a person that are planned, and those that could not take effect',
    may,
    params: ofPerson,
    answer: z.array(plannedChangeView),
    tags: ['People'],
    reads: ['people', 'planned_changes'],
  }),
  plan: command('POST /api/people/:personId/planned-changes', {
    summary: 'Plan a change of manager, department, position or role for a later day',
    may,
    stepUp: { role: 'given' },
    tokens: true,
    params: ofPerson,
    body: planChange,
    changes,
    status: 201,
  }),
  cancelPlanned: command('POST /api/people/:personId/planned-changes/:plannedChangeId/cancellation', {
    summary: 'Cancel a planned change before its day, and say why',
    may,
    tokens: true,
    params: ofPerson.extend({ plannedChangeId }),
    body: stateReason,
    changes,
  }),
  rehire: command('POST /api/people/:personId/rehire', {
    summary: 'Hire a person who left again: the same person, invited to choose a new password',
    may,
    tokens: true,
    params: ofPerson,
    body: rehireEmployee,
    answer: withLink,
    changes,
  }),
  chart: query('GET /api/colleagues/chart', {
    summary: 'The people who report to somebody today, or at the top to nobody, by name, a page at a time',
    may: 'people:look-up',
    /** Left out: those at the top. */
    query: pageQuery.extend({ managerId: personId.optional() }),
    answer: z.array(colleagueInChart),
    paged: true,
    tags: ['People'],
    reads: ['people'],
  }),
  profile: query('GET /api/colleagues/:personId', {
    summary:
      'What the caller may know of a person: position, department, and whom they report to up to the top',
    may: 'people:look-up',
    params: ofPerson,
    answer: personProfile,
    tags: ['People'],
    reads: ['people'],
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
