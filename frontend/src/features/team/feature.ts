import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { PeopleIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const teamScreens = frontendFeature({
  screens: [
    {
      addresses: ['team'],
      label: msg('Team Management'),
      opens: msg('Open the team'),
      isFor: (role) => may(role, 'dashboard:see'),
      isListedFor: (role) => may(role, 'people:see-team'),
      load: () => import('./TeamScreen'),
      sidebar: { group: 'team', Icon: PeopleIcon, key: 'e' },
    },
    {
      addresses: ['teamReport'],
      label: msg('Team report'),
      isFor: (role) => may(role, 'people:see-team'),
      load: () => import('./report/TeamReportScreen'),
    },
  ],
});
