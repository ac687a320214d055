import { contract } from '../../kernel/contract';
import { identityProviderEvents } from './events';
import { identityProviderRoutes } from './routes';

export const identityProvidersContract = contract({
  events: identityProviderEvents,
  routes: { identityProviders: identityProviderRoutes },
});
