import { waitingFeature } from '@annals/contracts/features/waiting/feature';
import { backendFeature } from '../../platform/feature';
import { waitingHandlers } from './handlers';

export const waitingBackend = backendFeature(waitingFeature, {
  handlers: waitingHandlers,
});
