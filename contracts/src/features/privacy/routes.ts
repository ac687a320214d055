import { z } from 'zod';
import { legalHoldId } from './ids';
import { personId } from '../../kernel/ids';
import { command, maybeWaiting, pageQuery, query } from '../../kernel/route';
import { statePrivacyReason } from './commands';
import { ERASURE_STATUSES, erasureList, erasureView } from './views';

const may = 'privacy:administer';
const tags = ['Privacy'] as const;
const changes = ['Privacy', 'PrivilegedActs'] as const;
const reads = ['erasures', 'people'] as const;
const ofPerson = z.strictObject({ personId });

export const privacyRoutes = {
  list: query('GET /api/privacy/erasures', {
    summary: 'Requests for erasure, legal holds and erasures, the latest change first, a page at a time',
    may,
    query: pageQuery.extend({ status: z.enum(ERASURE_STATUSES).optional() }),
    answer: z.array(erasureView),
    paged: true,
    tags,
    reads,
  }),
  one: query('GET /api/privacy/people/:personId', {
    summary: 'How the erasure of a person stands, and what holds it up',
    may,
    params: ofPerson,
    answer: erasureView,
    tags,
    reads,
  }),
  signedList: query('GET /api/privacy/erasure-list', {
    summary: 'Everybody who was erased, as a signed note, to be kept outside of backups',
    may,
    answer: erasureList,
    tags,
    reads: ['erasures'],
  }),
  request: command('POST /api/privacy/people/:personId/erasure', {
    summary: 'Asks for the erasure of a person who has left',
    may,
    stepUp: true,
    params: ofPerson,
    body: statePrivacyReason,
    changes,
  }),
  approve: command('POST /api/privacy/people/:personId/erasure/approval', {
    summary: 'Approves an erasure that another administrator asked for; it cannot be taken back',
    may,
    stepUp: true,
    params: ofPerson,
    body: z.strictObject({}),
    changes,
  }),
  refuse: command('POST /api/privacy/people/:personId/erasure/refusal', {
    summary: 'Refuses an erasure',
    may,
    params: ofPerson,
    body: statePrivacyReason,
    changes,
  }),
  placeHold: command('POST /api/privacy/people/:personId/holds', {
    summary: 'Places a legal hold on a person: they cannot be erased until it is lifted',
    may,
    stepUp: true,
    params: ofPerson,
    body: statePrivacyReason,
    changes,
  }),
  liftHold: command('POST /api/privacy/people/:personId/holds/:holdId/lift', {
    summary: 'Requests that a legal hold is lifted; a second administrator approves it',
    may,
    stepUp: true,
    params: z.strictObject({ personId, holdId: legalHoldId }),
    body: statePrivacyReason,
    answer: maybeWaiting,
    changes,
  }),
};
