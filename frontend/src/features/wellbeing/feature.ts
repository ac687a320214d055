import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { HeartIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const wellbeingScreens = frontendFeature({
  screens: [
    {
      addresses: ['wellbeing'],
      label: msg('Pulse Check'),
      opens: msg('Open the pulse checks'),
      isFor: (role) => may(role, 'wellbeing:see'),
      load: () => import('./WellbeingScreen'),
      sidebar: { group: 'me', Icon: HeartIcon, key: 'w', onPhones: msg('Pulse') },
    },
  ],
});
