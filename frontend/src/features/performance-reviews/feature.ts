import { may } from '@annals/contracts/permissions';
import { lazy } from 'react';
import { frontendFeature } from '../../ui/feature';

export const performanceReviewsScreens = frontendFeature({
  screens: [
    {
      addresses: ['performanceReviews'],
      label: 'Performance Reviews',
      isFor: (role) => may(role, 'performance-reviews:see'),
      Component: lazy(() => import('./PerformanceReviewsScreen')),
      isInPalette: true,
    },
    {
      addresses: ['performanceReview'],
      label: 'Performance Review',
      isFor: (role) => may(role, 'performance-reviews:see'),
      Component: lazy(() => import('./detail/PerformanceReviewScreen')),
    },
  ],
});
