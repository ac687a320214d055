import { contract } from '../../kernel/contract';
import { roleRulesEvents } from './events';
import { roleRulesRoutes } from './routes';

export const roleRulesContract = contract({
  events: roleRulesEvents,
  routes: { roleRules: roleRulesRoutes },
});
