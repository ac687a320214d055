import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { LightbulbIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';
import { lazily } from '../../ui/lazily';

export const insightsScreens = frontendFeature({
  screens: [
    {
      addresses: ['insights'],
      label: msg('ALEX Insights'),
      isFor: (role) => may(role, 'insights:see-own'),
      load: () => import('./InsightsScreen'),
      sidebar: { group: 'top', Icon: LightbulbIcon, key: 'i' },
    },
  ],
  catalogues: [
    {
      name: 'alex-rules',
      label: msg('ALEX rules'),
      sentence: 'By which rules ALEX finds insights, and from which figures on it speaks.',
      Component: lazily(() => import('./rules/RuleCatalogue')),
    },
  ],
});
