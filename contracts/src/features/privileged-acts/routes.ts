import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { privilegedActId } from './ids';
import { command, pageQuery, query } from '../../kernel/route';
import { statePrivacyReason } from '../privacy/commands';
import { privilegedActView } from './views';

const may = 'people:administer';
const changes = ['PrivilegedActs', 'People', 'Privacy'] as const;
const ofAct = z.strictObject({ actId: privilegedActId });

export const privilegedActRoutes = {
  list: query('GET /api/administration/privileged-acts', {
    summary:
      'What takes two administrators: requests that wait, or those that were decided or expired; newest first',
    may,
    tokens: false,
    query: pageQuery.extend({
      state: z.enum(['waiting', 'closed']).default('waiting'),
      subjectId: personId.optional(),
    }),
    answer: z.array(privilegedActView),
    paged: true,
    tags: ['PrivilegedActs'],
    reads: ['privileged_acts', 'people', 'accounts'],
  }),
  approve: command('POST /api/administration/privileged-acts/:actId/approval', {
    summary: 'Approves what another, independent administrator requested; it is carried out at once',
    may,
    stepUp: true,
    params: ofAct,
    body: statePrivacyReason,
    changes,
  }),
  decline: command('POST /api/administration/privileged-acts/:actId/refusal', {
    summary: 'Declines what another administrator requested, or withdraws one’s own request',
    may,
    params: ofAct,
    body: statePrivacyReason,
    changes,
  }),
};
