import { frontendFeature } from '../../ui/feature';

export const peopleScreens = frontendFeature({ palette: () => import('./palette') });
