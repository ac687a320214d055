import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { ClipboardIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';
import { lazily } from '../../ui/lazily';

export const performanceReviewsScreens = frontendFeature({
  screens: [
    {
      addresses: ['performanceReviews'],
      label: msg('Performance Reviews'),
      opens: msg('Open the reviews'),
      isFor: (role) => may(role, 'performance-reviews:see'),
      load: () => import('./PerformanceReviewsScreen'),
      sidebar: { group: 'growth', Icon: ClipboardIcon, key: 'v' },
    },
    {
      addresses: ['performanceReview'],
      label: msg('Performance Review'),
      opens: msg('Open the review'),
      isFor: (role) => may(role, 'performance-reviews:see'),
      load: () => import('./detail/PerformanceReviewScreen'),
    },
  ],
  personCards: [
    {
      isFor: ({ role, isInReach }) => isInReach && may(role, 'performance-reviews:see'),
      Component: lazily(() => import('./PersonReviews')),
    },
  ],
});
