import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { personId } from '../../kernel/ids';
import { historyPages } from '../../kernel/history';
import { timeOffRequestId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { changeTimeOff, previewTimeOff, requestTimeOff } from './commands';
import { TIME_OFF_STATUSES, TIME_OFF_TYPES } from './constants';
import { setTimeOffPolicy } from './policy';
import {
  holidayCalendars,
  teamTimeOffView,
  timeOffBalances,
  timeOffCalendar,
  timeOffLedger,
  timeOffPolicyView,
  timeOffPreview,
  timeOffRequestView,
} from './views';

const ofRequest = z.strictObject({ requestId: timeOffRequestId });
const tags = ['TimeOff'] as const;
const reads = ['time_off_requests', 'time_off_policies', 'people'] as const;
const listQuery = pageQuery.extend({ status: z.enum(TIME_OFF_STATUSES).optional() });
/** A calendar year; left out: the one it is for the caller. */
const year = enteredNumber(z.number().int().min(2000).max(2200)).optional();

export const timeOffRoutes = {
  list: query('GET /api/time-off', {
    summary: 'The caller’s own requests, newest first, a page at a time',
    may: 'time-off:request',
    query: listQuery,
    answer: z.array(timeOffRequestView),
    paged: true,
    tags,
    reads,
  }),
  team: query('GET /api/time-off/team', {
    summary: 'The requests of the people who report to the caller today (administrators: of everyone else)',
    may: 'time-off:decide',
    query: listQuery.extend({
      /** Only those of this person. */
      employeeId: personId.optional(),
    }),
    answer: z.array(teamTimeOffView),
    paged: true,
    tags,
    reads,
  }),
  balances: query('GET /api/time-off/balances', {
    summary: 'Where the caller stands with each type of time off',
    may: 'time-off:request',
    query: z.strictObject({ year }),
    answer: timeOffBalances,
    tags,
    reads,
  }),
  ledger: query('GET /api/time-off/ledger', {
    summary: 'The transactions behind one of the caller’s balances',
    may: 'time-off:request',
    query: z.strictObject({ year, type: z.enum(TIME_OFF_TYPES) }),
    answer: timeOffLedger,
    tags,
    reads,
  }),
  preview: query('GET /api/time-off/preview', {
    summary:
      'How many working days a request would take, what would remain, and whether anything speaks against it',
    may: 'time-off:request',
    query: previewTimeOff,
    answer: timeOffPreview,
    tags,
    reads,
  }),
  calendar: query('GET /api/time-off/calendar', {
    summary:
      'Who of the caller’s team is away in a month; the type is for the person and their manager alone',
    may: 'time-off:request',
    query: z.strictObject({
      month: z
        .string()
        .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'A month is written as 2026-07')
        .optional(),
    }),
    answer: timeOffCalendar,
    tags,
    reads,
  }),
  history: query('GET /api/time-off/:requestId/history', {
    summary: 'What happened to a request, in plain sentences, newest first',
    may: 'time-off:request',
    params: ofRequest,
    ...historyPages,
    tags,
    reads,
  }),
  request: command('POST /api/time-off', {
    summary: 'Ask for time off',
    may: 'time-off:request',
    body: requestTimeOff,
    changes: tags,
    status: 201,
  }),
  change: command('PATCH /api/time-off/:requestId', {
    summary: 'Approve or reject somebody’s request as their manager, or cancel one’s own',
    may: 'time-off:request',
    params: ofRequest,
    body: changeTimeOff,
    changes: tags,
  }),
  holidayCalendars: query('GET /api/time-off/holiday-calendars', {
    summary: 'The calendars of public holidays a person can be given, and the organization’s own',
    may: 'people:administer',
    answer: holidayCalendars,
  }),
  policies: query('GET /api/time-off/policies', {
    summary: 'What everybody gets, by the year from which on it holds, the latest first; the default last',
    may: 'time-off:set-policy',
    answer: z.array(timeOffPolicyView),
    tags,
    reads: ['time_off_policies', 'people'],
  }),
  setPolicy: command('POST /api/time-off/policies', {
    overwrites: true,
    summary: 'Set what everybody gets from a year on',
    may: 'time-off:set-policy',
    body: setTimeOffPolicy,
    changes: tags,
    status: 201,
  }),
};
