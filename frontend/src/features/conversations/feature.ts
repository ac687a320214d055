import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { CalendarIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const conversationsScreens = frontendFeature({
  screens: [
    {
      addresses: ['meetings'],
      label: msg('1:1 Meetings'),
      opens: msg('Open the meetings'),
      isFor: (role) => may(role, 'meetings:see'),
      load: () => import('./MeetingsScreen'),
      sidebar: { group: 'me', Icon: CalendarIcon, key: 'm', onPhones: msg('1:1s') },
    },
  ],
});
