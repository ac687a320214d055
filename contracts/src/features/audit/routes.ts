import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { historyPages } from '../../kernel/history';
import { auditSampleId, savedSearchId, sensitiveViewId } from './ids';
import { personId, position } from '../../kernel/ids';
import { command, pageQuery, query } from '../../kernel/route';
import { drawSample, openSensitive, renameSearch, saveSearch } from './commands';
import { eventQuery } from './filter';
import {
  auditEventDetail,
  auditEventPage,
  auditPerson,
  auditRecord,
  CLOCKS,
  comparedRow,
  eventFacets,
  eventHistogram,
  eventTypeView,
  openedValues,
  ownSensitiveView,
  recordAsOf,
  sampleDetail,
  sampleSummary,
  savedSearchView,
} from './views';
import { msg } from '../../kernel/text';

const may = 'events:see';
const changes = ['Audit'] as const;
const tags = ['Audit'] as const;
const stream = z.string().max(200);
const cursor = z.string().max(500).optional();

/** When a replay stops: at a position, or at a moment by one of the two clocks. */
const until = {
  position: position.optional(),
  moment: z.iso.datetime({ offset: true, error: msg('Please give a date and a time') }).optional(),
  clock: z.enum(CLOCKS).default('happened'),
};

export const auditRoutes = {
  events: query('GET /api/audit/events', {
    summary: 'The events that match a filter, newest first, a page at a time in both directions',
    may,
    query: eventQuery.extend({
      /** Goes on behind or in front of a page; the cursors come with each page. */
      older: cursor,
      newer: cursor,
      limit: enteredNumber(z.number().int().min(1).max(200)).default(50),
    }),
    answer: auditEventPage,
    reads: ['event_index', 'people'],
  }),
  facets: query('GET /api/audit/event-facets', {
    summary: 'How the events that match a filter are spread over features, types, roles and months',
    may,
    query: eventQuery,
    answer: eventFacets,
    reads: ['event_index', 'event_counts'],
  }),
  histogram: query('GET /api/audit/event-histogram', {
    summary: 'How many events that match a filter happened when, in hours, days, weeks or months',
    may,
    query: eventQuery,
    answer: eventHistogram,
    reads: ['event_index', 'event_counts'],
  }),
  eventTypes: query('GET /api/audit/event-types', {
    summary: 'The types of events that Annals declares, with the feature of each',
    may,
    answer: z.array(eventTypeView),
  }),
  event: query('GET /api/audit/events/:eventId', {
    summary: 'An event: its values, those that are sensitive hidden; what led to it and what followed',
    may,
    params: z.strictObject({ eventId: z.uuid() }),
    answer: auditEventDetail,
    reads: ['event_index', 'people'],
  }),
  people: query('GET /api/audit/people', {
    summary: 'People by name, also those who left, at most 20',
    may,
    query: z.strictObject({ search: z.string().trim().max(100).default(''), id: personId.optional() }),
    answer: z.array(auditPerson),
    reads: ['people'],
  }),
  record: query('GET /api/audit/records/:stream', {
    summary: 'A record: its feature, its people, its first and its last event',
    may,
    params: z.strictObject({ stream }),
    answer: auditRecord,
    reads: ['event_index', 'people'],
  }),
  recordHistory: query('GET /api/audit/records/:stream/history', {
    summary:
      'What happened to a record, in plain sentences with what changed, newest first; sensitive words hidden',
    may,
    params: z.strictObject({ stream }),
    ...historyPages,
    reads: ['event_index', 'people'],
  }),
  recordAsOf: query('GET /api/audit/records/:stream/as-of', {
    summary: 'A record as it was at a moment or a position, beside what it is today',
    may,
    params: z.strictObject({ stream }),
    query: z.strictObject(until),
    answer: recordAsOf,
    reads: ['event_index', 'people'],
  }),
  listAsOf: query('GET /api/audit/lists/:feature/as-of', {
    summary:
      'The records of a feature as they were at a moment or a position, beside today, a page at a time',
    may,
    params: z.strictObject({ feature: z.string().max(60) }),
    query: pageQuery.extend({
      ...until,
      limit: enteredNumber(z.number().int().min(1).max(50)).default(25),
      person: personId.optional(),
      changed: z.literal('true').optional().describe('Only those in which something happened since'),
    }),
    answer: z.array(comparedRow),
    paged: true,
    reads: ['event_index', 'people'],
  }),
  openSensitive: command('POST /api/audit/sensitive-views', {
    summary:
      'Open the sensitive values of an event or a record, with a reason; the people concerned are told',
    may: 'audit:work',
    stepUp: true,
    body: openSensitive,
    changes,
    status: 201,
  }),
  opened: query('GET /api/audit/sensitive-views/:viewId', {
    summary: 'The values the caller opened, as long as the opening lasts',
    may: 'audit:work',
    params: z.strictObject({ viewId: sensitiveViewId }),
    answer: openedValues,
    reads: ['event_index', 'people'],
  }),
  ownViews: query('GET /api/data-access', {
    summary: 'Who opened sensitive values of the caller, when and why, newest first',
    may: 'signed-in',
    query: pageQuery,
    answer: z.array(ownSensitiveView),
    paged: true,
    tags,
    reads: ['sensitive_views', 'people'],
  }),
  searches: query('GET /api/audit/searches', {
    summary: 'The caller’s saved searches, by name',
    may: 'audit:work',
    answer: z.array(savedSearchView),
    tags,
    reads: ['saved_searches'],
  }),
  saveSearch: command('POST /api/audit/searches', {
    summary: 'Save a search of the event log under a name',
    may: 'audit:work',
    body: saveSearch,
    changes,
    status: 201,
  }),
  renameSearch: command('PATCH /api/audit/searches/:searchId', {
    summary: 'Give a saved search another name',
    may: 'audit:work',
    params: z.strictObject({ searchId: savedSearchId }),
    body: renameSearch,
    changes,
  }),
  removeSearch: command('POST /api/audit/searches/:searchId/removal', {
    summary: 'Remove a saved search',
    may: 'audit:work',
    params: z.strictObject({ searchId: savedSearchId }),
    changes,
  }),
  samples: query('GET /api/audit/samples', {
    summary: 'The samples auditors drew, newest first',
    may,
    query: pageQuery,
    answer: z.array(sampleSummary),
    paged: true,
    tags,
    reads: ['audit_samples', 'people'],
  }),
  sample: query('GET /api/audit/samples/:sampleId', {
    summary: 'A sample with its events, drawn again to compare',
    may,
    params: z.strictObject({ sampleId: auditSampleId }),
    answer: sampleDetail,
    tags,
    reads: ['audit_samples', 'event_index', 'people'],
  }),
  drawSample: command('POST /api/audit/samples', {
    summary: 'Draw a reproducible sample of the events that match a filter, with a stated seed',
    may: 'audit:work',
    body: drawSample,
    changes,
    status: 201,
  }),
};
