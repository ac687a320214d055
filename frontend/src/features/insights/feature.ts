import { may } from '@annals/contracts/permissions';
import { LightbulbIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const insightsScreens = frontendFeature({
  screens: [
    {
      addresses: ['insights'],
      label: 'ALEX Insights',
      isFor: (role) => may(role, 'insights:see-own'),
      load: () => import('./InsightsScreen'),
      sidebar: { group: 'top', Icon: LightbulbIcon, key: 'i' },
    },
  ],
});
