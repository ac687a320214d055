import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { DiagramTreeIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const peopleScreens = frontendFeature({
  palette: () => import('./palette'),
  screens: [
    {
      addresses: ['orgChart'],
      label: msg('Org Chart'),
      isFor: (role) => may(role, 'people:look-up'),
      load: () => import('./chart/OrgChartScreen'),
      sidebar: { group: 'company', Icon: DiagramTreeIcon, key: 'h' },
    },
    {
      addresses: ['person'],
      label: msg('Person'),
      isFor: (role) => may(role, 'people:look-up'),
      load: () => import('./person/PersonScreen'),
    },
  ],
});
