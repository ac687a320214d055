import { contract } from '../../kernel/contract';
import { signInPolicyEvents } from './events';
import { signInPolicyRoutes } from './routes';

export const signInPolicyContract = contract({
  events: signInPolicyEvents,
  routes: { signInPolicy: signInPolicyRoutes },
});
