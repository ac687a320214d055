import { contract } from '../../kernel/contract';
import { performanceReviewEvents } from './events';
import { performanceReviewRoutes } from './routes';

export const performanceReviewsContract = contract({
  events: performanceReviewEvents,
  routes: { performanceReviews: performanceReviewRoutes },
});
