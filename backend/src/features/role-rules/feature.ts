import { roleRulesFeature } from '@annals/contracts/features/role-rules/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { roleRules } from './decider';
import { roleRulesHandlers } from './handlers';
import { roleRulesHistory } from './history';

export const roleRulesBackend = backendFeature(roleRulesFeature, {
  handlers: roleRulesHandlers,
  histories: [history(roleRules, roleRulesHistory)],
});
