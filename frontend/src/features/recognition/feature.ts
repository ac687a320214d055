import { may } from '@annals/contracts/permissions';
import { StarIcon } from '@blueprintjs/icons';
import { lazy } from 'react';
import { frontendFeature } from '../../ui/feature';

export const recognitionScreens = frontendFeature({
  screens: [
    {
      addresses: ['recognition'],
      label: 'Recognition',
      titleFor: () => 'Recognition & Rewards',
      isFor: (role) => may(role, 'recognition:see'),
      Component: lazy(() => import('./RecognitionScreen')),
      sidebar: { group: 'growth', Icon: StarIcon, key: 'r' },
    },
  ],
});
