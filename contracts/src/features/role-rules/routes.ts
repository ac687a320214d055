import { z } from 'zod';
import { command, query } from '../../kernel/route';
import { setRoleRules, tryRoleRules } from './commands';
import { roleSourceId } from './ids';
import { roleSourceView, roleTrial } from './views';

const may = 'role-rules:administer';

export const roleRulesRoutes = {
  list: query('GET /api/role-rules', {
    summary:
      'The identity providers and the groups of directories, with the rules by which roles follow from them',
    may,
    answer: z.array(roleSourceView),
    tags: ['RoleRules', 'IdentityProviders'],
    reads: ['role_rules', 'role_keepers', 'identity_providers', 'service_tokens', 'people'],
  }),
  set: command('PATCH /api/role-rules/:sourceId', {
    summary:
      'Decide which roles follow from what an identity provider says of people, or from groups; all rules at once',
    may,
    stepUp: true,
    params: z.strictObject({ sourceId: roleSourceId }),
    body: setRoleRules,
    changes: ['RoleRules'],
  }),
  test: command('POST /api/role-rules/trial', {
    summary: 'Try rules on an example, by the function that sign-ins use; changes nothing',
    may,
    body: tryRoleRules,
    holdsSecret: true,
    answer: roleTrial,
  }),
};
