import { z } from 'zod';
import { command, commandAnswer, query } from '../../kernel/route';
import { makeServiceToken, makeToken, rotateToken } from './commands';
import { serviceTokenId } from './ids';
import { serviceTokenView, tokenPermission } from './views';

const own = 'service-tokens:have';
const all = 'service-tokens:administer';
const changes = ['ServiceTokens'] as const;
const reads = ['service_tokens', 'people'] as const;
const ofToken = z.strictObject({ tokenId: serviceTokenId });
/** The secret is in no other answer. */
const withSecret = commandAnswer.extend({ secret: z.string(), needsApproval: z.boolean() });

export const serviceTokenRoutes = {
  own: query('GET /api/account/tokens', {
    summary: 'The caller’s tokens, newest first',
    may: own,
    answer: z.array(serviceTokenView),
    tags: changes,
    reads,
  }),
  permissions: query('GET /api/account/tokens/permissions', {
    summary: 'The permissions that tokens can have, and the requests each of them opens',
    may: own,
    answer: z.array(tokenPermission),
  }),
  make: command('POST /api/account/tokens', {
    summary: 'Make a token of one’s own; its secret is answered this once',
    may: own,
    stepUp: true,
    body: makeToken,
    answer: withSecret,
    changes,
    status: 201,
  }),
  list: query('GET /api/service-tokens', {
    summary: 'Every token that works or waits, and those that ended within a month, newest first',
    may: all,
    answer: z.array(serviceTokenView),
    tags: changes,
    reads,
  }),
  makeService: command('POST /api/service-tokens', {
    summary:
      'Make a token of a service account, for a second administrator to approve; its secret is answered this once',
    may: all,
    stepUp: true,
    body: makeServiceToken,
    answer: withSecret,
    changes,
    status: 201,
  }),
  approve: command('POST /api/service-tokens/:tokenId/approval', {
    summary: 'Approve a token that another administrator made',
    may: all,
    stepUp: true,
    params: ofToken,
    changes,
  }),
  reject: command('POST /api/service-tokens/:tokenId/rejection', {
    summary: 'Reject a token that waits for a second administrator',
    may: all,
    params: ofToken,
    changes,
  }),
  rotate: command('POST /api/service-tokens/:tokenId/rotation', {
    summary: 'Give a token a new secret, answered this once; the earlier one goes on working for some days',
    may: own,
    stepUp: true,
    params: ofToken,
    body: rotateToken,
    answer: withSecret,
    changes,
  }),
  revoke: command('POST /api/service-tokens/:tokenId/revocation', {
    summary: 'End a token: one’s own, or as an administrator any',
    may: own,
    params: ofToken,
    changes,
  }),
};
