import { overviewTitle } from '@annals/contracts/features/dashboard/words';
import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { DashboardIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const overviewScreens = frontendFeature({
  screens: [
    {
      addresses: ['overview', 'dashboard'],
      label: msg('Overview'),
      titleFor: overviewTitle,
      isFor: (role) => may(role, 'meetings:see'),
      isFirst: true,
      load: () => import('./OverviewScreen'),
      asksFirst: '/api/dashboard',
      sidebar: { group: 'top', Icon: DashboardIcon, key: 'o', onPhones: msg('Overview') },
    },
  ],
});
