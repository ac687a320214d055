import { CogIcon } from '@blueprintjs/icons';
import { lazy } from 'react';
import { frontendFeature } from '../../ui/feature';

export const settingsScreens = frontendFeature({
  screens: [
    {
      addresses: ['settings', 'settingsSection'],
      label: 'Settings',
      isFor: () => true,
      Component: lazy(() => import('./SettingsScreen')),
      sidebar: { group: 'foot', Icon: CogIcon, key: 's' },
    },
  ],
});
