import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { TrendingUpIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';
import { lazily } from '../../ui/lazily';

export const performanceScreens = frontendFeature({
  screens: [
    {
      addresses: ['performance'],
      label: msg('Performance'),
      opens: msg('Open the timeline'),
      titleFor: () => msg('Performance & Career'),
      isFor: (role) => may(role, 'performance:see'),
      load: () => import('./PerformanceScreen'),
      sidebar: { group: 'growth', Icon: TrendingUpIcon, key: 'p' },
    },
  ],
  personCards: [
    {
      isFor: ({ role, isInReach }) => isInReach && may(role, 'performance:see'),
      Component: lazily(() => import('./PersonEntries')),
    },
  ],
});
