import { teamFeature } from '@annals/contracts/features/team/feature';
import { backendFeature } from '../../platform/feature';
import { teamDoors } from './handlers';

export const teamBackend = backendFeature(teamFeature, {
  doors: teamDoors,
});
