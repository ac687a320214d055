import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { ShieldIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const accessReviewsScreens = frontendFeature({
  screens: [
    {
      addresses: ['accessReviews'],
      label: msg('Access Reviews'),
      opens: msg('Open the access reviews'),
      isFor: (role) => may(role, 'access-reviews:answer') || may(role, 'access-reviews:see'),
      load: () => import('./AccessReviewsScreen'),
      sidebar: { group: 'company', Icon: ShieldIcon, key: 'x' },
    },
    {
      addresses: ['accessReview'],
      label: msg('Access Review'),
      opens: msg('Open the access review'),
      isFor: (role) => may(role, 'access-reviews:see'),
      load: () => import('./AccessReviewScreen'),
    },
  ],
});
