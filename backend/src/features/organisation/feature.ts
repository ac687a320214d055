import { organisationFeature } from '@annals/contracts/features/organisation/feature';
import { backendFeature } from '../../platform/feature';
import { organisationHandlers } from './handlers';

export const organisationBackend = backendFeature(organisationFeature, {
  handlers: organisationHandlers,
});
