import { z } from 'zod';
import { command, commandAnswer, query } from '../../kernel/route';
import { connectDirectory } from './commands';
import { scimClientView } from './views';

const may = 'scim:administer';

/** What administrators do about SCIM. SCIM itself is spoken beside the contracts: its media type, errors and addresses are those of RFC 7644. */
export const scimRoutes = {
  clients: query('GET /api/scim-clients', {
    summary:
      'The directories that keep people by SCIM, with the address to enter there and how their last request went',
    may,
    answer: z.array(scimClientView),
    tags: ['ServiceTokens', 'People'],
    reads: ['service_tokens', 'people'],
  }),
  connect: command('POST /api/scim-clients', {
    summary: 'Connect a directory that keeps people by SCIM; its token is answered this once',
    may,
    stepUp: true,
    body: connectDirectory,
    answer: commandAnswer.extend({ secret: z.string(), needsApproval: z.boolean() }),
    changes: ['ServiceTokens'],
    status: 201,
  }),
};
