import { serviceTokensFeature } from '@annals/contracts/features/service-tokens/feature';
import { history } from '../../platform/commands/history';
import { backendFeature } from '../../platform/feature';
import { serviceTokensMigrations } from '../../platform/sessions/service-tokens';
import { tokenAccess } from './access';
import { serviceToken } from './decider';
import { followOwner } from './follow-owner';
import { serviceTokenHandlers } from './handlers';
import { serviceTokenHistory } from './history';

export const serviceTokensBackend = backendFeature(serviceTokensFeature, {
  handlers: serviceTokenHandlers,
  automatic: [followOwner],
  histories: [history(serviceToken, serviceTokenHistory)],
  accessSources: [tokenAccess],
  migrations: serviceTokensMigrations,
});
