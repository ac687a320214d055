import { may } from '@annals/contracts/permissions';
import { DashboardIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const overviewScreens = frontendFeature({
  screens: [
    {
      addresses: ['overview', 'dashboard'],
      label: 'Overview',
      titleFor: (role) => (may(role, 'meetings:schedule') ? 'Manager Dashboard' : 'Overview'),
      isFor: (role) => may(role, 'meetings:see'),
      load: () => import('./OverviewScreen'),
      asksFirst: '/api/dashboard',
      sidebar: { group: 'top', Icon: DashboardIcon, key: 'o', onPhones: 'Overview' },
    },
  ],
});
