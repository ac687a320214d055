import { teamFeature } from '@annals/contracts/features/team/feature';
import { backendFeature } from '../../platform/feature';
import { teamHandlers } from './handlers';

export const teamBackend = backendFeature(teamFeature, {
  handlers: teamHandlers,
});
