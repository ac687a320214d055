import { may } from '@annals/contracts/permissions';
import { StarIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const recognitionScreens = frontendFeature({
  screens: [
    {
      addresses: ['recognition'],
      label: 'Recognition',
      titleFor: () => 'Recognition & Rewards',
      isFor: (role) => may(role, 'recognition:see'),
      load: () => import('./RecognitionScreen'),
      sidebar: { group: 'growth', Icon: StarIcon, key: 'r' },
    },
  ],
});
