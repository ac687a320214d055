import { z } from 'zod';
import { evidenceExportId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { evidenceFilter } from './evidence-filter';
import { evidenceCount, evidenceExportView } from './evidence-views';
import { msg } from '../../kernel/text';

const may = 'evidence:export';

/** The body of `POST /api/audit/evidence`. */
export const requestEvidence = z.strictObject({
  filter: evidenceFilter,
  purpose: z
    .string(msg('Please say what it is for'))
    .trim()
    .min(3, msg('Please say what it is for'))
    .max(200, msg('Please stay below 200 characters')),
});

/** The archive itself is at `/api/audit/evidence/<exportId>/archive`. */
export const evidenceRoutes = {
  count: query('GET /api/audit/evidence-count', {
    summary: 'How many events a selection holds',
    may,
    query: evidenceFilter,
    answer: evidenceCount,
    reads: ['event_index'],
  }),
  request: command('POST /api/audit/evidence', {
    summary: 'Ask for a bundle of events with their proofs; it is made in the background',
    may,
    stepUp: true,
    body: requestEvidence,
    changes: ['Evidence'],
    status: 201,
  }),
  list: query('GET /api/audit/evidence', {
    summary: 'The bundles, newest first, a page at a time',
    may,
    query: pageQuery,
    answer: z.array(evidenceExportView),
    paged: true,
    tags: ['Evidence'],
    reads: ['evidence_exports', 'people'],
  }),
  one: query('GET /api/audit/evidence/:exportId', {
    summary: 'One bundle: how far it is, or what it holds',
    may,
    params: z.strictObject({ exportId: evidenceExportId }),
    answer: evidenceExportView,
    tags: ['Evidence'],
    reads: ['evidence_exports', 'people'],
  }),
};
