import { identityProvidersFeature } from '@annals/contracts/features/identity-providers/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { identityAccess } from './access';
import { ASSERTION, BACK_CHANNEL } from './addresses';
import { identityProvider } from './decider';
import { identityProviderHandlers } from './handlers';
import { identityProviderHistory } from './history';
import { identitiesHousekeeping } from './housekeeping';
import { mountProviderSignIn } from './pages';
import { identityProvidersMigrations } from './schema';

export const identityProvidersBackend = backendFeature(identityProvidersFeature, {
  handlers: identityProviderHandlers,
  pages: [mountProviderSignIn],
  takesForms: [ASSERTION, BACK_CHANNEL],
  automatic: [identitiesHousekeeping],
  histories: [history(identityProvider, identityProviderHistory)],
  accessSources: [identityAccess],
  migrations: identityProvidersMigrations,
});
