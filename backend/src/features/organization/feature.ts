import { organizationFeature } from '@annals/contracts/features/organization/feature';
import { backendFeature } from '../../platform/feature';
import { organizationHandlers } from './handlers';

export const organizationBackend = backendFeature(organizationFeature, {
  handlers: organizationHandlers,
});
