import { may } from '@annals/contracts/permissions';
import { HeartIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const wellbeingScreens = frontendFeature({
  screens: [
    {
      addresses: ['wellbeing'],
      label: 'Pulse Check',
      isFor: (role) => may(role, 'wellbeing:see'),
      load: () => import('./WellbeingScreen'),
      sidebar: { group: 'me', Icon: HeartIcon, key: 'w', onPhones: 'Pulse' },
    },
  ],
});
