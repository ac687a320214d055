import { contract } from '../../kernel/contract';
import { accessReviewEvents } from './events';
import { accessReviewRoutes } from './routes';

export const accessReviewsContract = contract({
  events: accessReviewEvents,
  routes: { accessReviews: accessReviewRoutes },
});
