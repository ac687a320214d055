import { organisationFeature } from '@annals/contracts/features/organisation/feature';
import { backendFeature } from '../../platform/feature';
import { organisationDoors } from './handlers';

export const organisationBackend = backendFeature(organisationFeature, {
  doors: organisationDoors,
});
