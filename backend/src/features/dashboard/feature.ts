import { dashboardFeature } from '@annals/contracts/features/dashboard/feature';
import { backendFeature } from '../../platform/feature';
import { dashboardFirstView } from './first-view';
import { dashboardHandlers } from './handlers';

export const dashboardBackend = backendFeature(dashboardFeature, {
  handlers: dashboardHandlers,
  firstViews: [dashboardFirstView],
});
