import { roleRulesRoutes } from '@annals/contracts/features/role-rules/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useRoleRulesListQuery, useRoleRulesSetMutation, useRoleRulesTestMutation } =
  api.injectEndpoints({
    endpoints: endpointsFrom('roleRules', roleRulesRoutes),
  });
