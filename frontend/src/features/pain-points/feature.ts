import { may } from '@annals/contracts/permissions';
import { IssueIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const painPointsScreens = frontendFeature({
  screens: [
    {
      addresses: ['painPoints'],
      label: 'Pain Points',
      isFor: (role) => may(role, 'pain-points:see'),
      load: () => import('./PainPointsScreen'),
      sidebar: { group: 'company', Icon: IssueIcon, key: 'n' },
    },
    {
      addresses: ['painPoint'],
      label: 'Pain Point',
      isFor: (role) => may(role, 'pain-points:see'),
      load: () => import('./detail/PainPointScreen'),
    },
  ],
});
