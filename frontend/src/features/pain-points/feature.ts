import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { IssueIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const painPointsScreens = frontendFeature({
  screens: [
    {
      addresses: ['painPoints'],
      label: msg('Pain Points'),
      opens: msg('Open the pain points'),
      isFor: (role) => may(role, 'pain-points:see'),
      load: () => import('./PainPointsScreen'),
      sidebar: { group: 'company', Icon: IssueIcon, key: 'n' },
    },
    {
      addresses: ['painPoint'],
      label: msg('Pain Point'),
      opens: msg('Open the pain point'),
      isFor: (role) => may(role, 'pain-points:see'),
      load: () => import('./detail/PainPointScreen'),
    },
  ],
});
