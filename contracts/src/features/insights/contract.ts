import { contract } from '../../kernel/contract';
import { insightEvents } from './events';
import { insightRuleEvents } from './rule-events';
import { insightRoutes } from './routes';

export const insightsContract = contract({
  events: [...insightEvents, ...insightRuleEvents],
  routes: { insights: insightRoutes },
});
