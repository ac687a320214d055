import { may } from '@annals/contracts/permissions';
import { lazy } from 'react';
import { frontendFeature } from '../../ui/feature';

export const skipLevelScreens = frontendFeature({
  screens: [
    {
      addresses: ['skipLevelMeeting'],
      label: 'Skip-level Meeting',
      isFor: (role) => may(role, 'skip-level:see'),
      Component: lazy(() => import('./detail/SkipLevelScreen')),
    },
  ],
});
