import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { EndorsedIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const reviews360Screens = frontendFeature({
  screens: [
    {
      addresses: ['reviews360', 'review360Feedback', 'review360Results'],
      label: msg('360 Reviews'),
      titleFor: () => msg('360° Performance Reviews'),
      isFor: (role) => may(role, 'reviews-360:take-part'),
      load: () => import('./Reviews360Screen'),
      sidebar: { group: 'growth', Icon: EndorsedIcon, key: '3' },
    },
  ],
});
