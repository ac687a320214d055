import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { subjectAccessId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { statePrivacyReason } from './commands';
import { subjectAccessView } from './subject-access-views';

const administers = 'privacy:administer';
const tags = ['SubjectAccess'] as const;
const changes = ['SubjectAccess'] as const;
const reads = ['subject_accesses', 'people'] as const;
const list = { answer: z.array(subjectAccessView), paged: true, tags, reads } as const;

/** The archives themselves are at `/api/privacy/subject-access/<accessId>/archive`. */
export const subjectAccessRoutes = {
  own: query('GET /api/privacy/own-data', {
    summary: 'The archives of everything about the caller, no matter who asked for them, newest first',
    may: 'privacy:see-own',
    query: pageQuery,
    ...list,
  }),
  requestOwn: command('POST /api/privacy/own-data', {
    summary: 'Asks for an archive of everything about the caller; it is made in the background',
    may: 'privacy:see-own',
    body: z.strictObject({ of: z.literal('everything') }),
    changes,
    status: 201,
  }),
  list: query('GET /api/privacy/subject-access', {
    summary: 'The archives of everything about people, or about one, newest first, a page at a time',
    may: administers,
    query: pageQuery.extend({ personId: personId.optional() }),
    ...list,
  }),
  request: command('POST /api/privacy/people/:personId/subject-access', {
    summary: 'Asks for an archive of everything about a person, who is told of it',
    may: administers,
    params: z.strictObject({ personId }),
    body: statePrivacyReason,
    changes,
    status: 201,
  }),
  one: query('GET /api/privacy/subject-access/:accessId', {
    summary: 'One archive: how far it is, or what it holds',
    may: 'privacy:see-own',
    params: z.strictObject({ accessId: subjectAccessId }),
    answer: subjectAccessView,
    tags,
    reads,
  }),
};
