import { dashboardFeature } from '@annals/contracts/features/dashboard/feature';
import { backendFeature } from '../../platform/feature';
import { dashboardDoors } from './handlers';

export const dashboardBackend = backendFeature(dashboardFeature, {
  doors: dashboardDoors,
});
