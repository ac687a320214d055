import { z } from 'zod';
import { msg } from '../../kernel/text';
import { importId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { IMPORT_BYTES } from './constants';
import { importDetail, importReport, importView } from './views';

const may = 'people:administer';
const csv = z
  .string(msg('Choose a file or paste the list'))
  .min(1, msg('Choose a file or paste the list'))
  .refine(
    (list) => new TextEncoder().encode(list).length <= IMPORT_BYTES,
    msg('A list can have at most 5 MB'),
  );
/** In JSON every quote and line end of the list takes a further character. */
const bodyLimit = 2 * IMPORT_BYTES;

export const importRoutes = {
  check: command('POST /api/imports/check', {
    summary: 'What an import of this list would do, row by row; nothing happens',
    may,
    body: z.strictObject({ csv }),
    answer: importReport,
    bodyLimit,
  }),
  start: command('POST /api/imports', {
    summary: 'Start to import a list of people in the background; rows with errors are skipped',
    may,
    body: z.strictObject({
      csv,
      /** Send those who are hired an invitation by e-mail; without a mail server nobody is. */
      invite: z.boolean().default(true),
    }),
    changes: ['Imports'],
    status: 201,
    bodyLimit,
  }),
  list: query('GET /api/imports', {
    summary: 'The imports, newest first, a page at a time',
    may,
    query: pageQuery,
    answer: z.array(importView),
    paged: true,
    tags: ['Imports'],
    reads: ['imports', 'people'],
  }),
  one: query('GET /api/imports/:importId', {
    summary: 'One import: how far it is, and the rows that were left out',
    may,
    params: z.strictObject({ importId }),
    answer: importDetail,
    tags: ['Imports'],
    reads: ['imports', 'people'],
  }),
};
