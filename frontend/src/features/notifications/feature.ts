import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { frontendFeature } from '../../ui/feature';

export const notificationsScreens = frontendFeature({
  screens: [
    {
      addresses: ['notifications'],
      label: msg('Notifications'),
      isFor: (role) => may(role, 'notifications:see-own'),
      load: () => import('./NotificationsScreen'),
    },
  ],
});
