import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { SettingsIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const administrationScreens = frontendFeature({
  screens: [
    {
      addresses: ['administration', 'administrationSection', 'administrationItem'],
      label: msg('Administration'),
      isFor: (role) => may(role, 'operations:see'),
      load: () => import('./AdministrationScreen'),
      sidebar: { group: 'company', Icon: SettingsIcon, key: 'a' },
    },
  ],
});
