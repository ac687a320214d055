import { contract } from '../../kernel/contract';
import { timeOffEvents } from './events';
import { timeOffPolicyEvents } from './policy-events';
import { timeOffRoutes } from './routes';

export const timeOffContract = contract({
  events: [...timeOffEvents, ...timeOffPolicyEvents],
  routes: { timeOff: timeOffRoutes },
});
