import { contract } from '../../kernel/contract';
import { accountEvents } from './events';
import { selfServiceEvents } from './self-service-events';
import { accountRoutes } from './routes';
import { selfServiceRoutes } from './self-service';

export const accountsContract = contract({
  events: [...accountEvents, ...selfServiceEvents],
  routes: { accounts: accountRoutes, selfService: selfServiceRoutes },
});
