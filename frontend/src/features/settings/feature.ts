import { msg } from '@annals/contracts/kernel/text';
import { CogIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const settingsScreens = frontendFeature({
  screens: [
    {
      addresses: ['settings', 'settingsSection'],
      label: msg('Settings'),
      isFor: () => true,
      load: () => import('./SettingsScreen'),
      sidebar: { group: 'foot', Icon: CogIcon, key: 's' },
    },
  ],
});
